import { PictureBox, PictureCell, PictureLine } from "../picture-parts";

/** A question above its candidates, one of them chosen. */
export function ChoicePicture() {
  return (
    <>
      <PictureBox x={16} y={14} w={240} h={34} />
      <PictureLine x={28} y={28} w={190} />
      {[58, 80, 102, 124].map((y, at) => (
        <g key={y}>
          <PictureCell x={16} y={y} w={16} h={16} on={at === 2} />
          <PictureLine x={42} y={y + 5} w={at % 2 ? 150 : 190} />
        </g>
      ))}
    </>
  );
}
