import { PictureBox, PictureCell, PictureLine } from "../picture-parts";

/** Four pairs, one chosen as the most and one as the least. */
export function BestWorstPicture() {
  return [14, 46, 78, 110].map((y, at) => (
    <g key={y}>
      <PictureBox x={56} y={y} w={160} h={26} />
      <PictureLine x={68} y={y + 10} w={at % 2 ? 90 : 120} />
      <PictureCell x={16} y={y + 1} w={30} on={at === 1} />
      <PictureCell x={226} y={y + 1} w={30} on={at === 3} />
    </g>
  ));
}
