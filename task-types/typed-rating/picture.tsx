import { PictureBox, PictureLine, PictureScale } from "../picture-parts";

/** Two records beside several scales. */
export function TypedRatingPicture() {
  return (
    <>
      <PictureBox x={16} y={16} w={56} h={120} />
      <PictureBox x={80} y={16} w={56} h={120} />
      {[28, 46, 64, 82, 100].map((y, at) => (
        <g key={y}>
          <PictureLine x={24} y={y} w={at % 2 ? 28 : 40} />
          <PictureLine x={88} y={y} w={at % 2 ? 40 : 24} />
        </g>
      ))}
      {[16, 48, 80, 112].map((y, at) => (
        <PictureScale key={y} y={y} x={152} w={110} count={4} on={(at * 3 + 1) % 4} />
      ))}
    </>
  );
}
