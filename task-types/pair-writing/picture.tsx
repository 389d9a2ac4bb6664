import { PictureBox, PictureCell, PictureLine } from "../picture-parts";

/** A text above an empty field with a cursor. */
export function PairWritingPicture() {
  return (
    <>
      <PictureBox x={16} y={14} w={240} h={58} />
      <PictureLine x={28} y={28} w={200} />
      <PictureLine x={28} y={44} w={160} />
      <PictureCell x={16} y={86} w={240} h={50} />
      <PictureLine x={28} y={100} w={90} />
      <rect x={122} y={95} width="2" height="16" fill="var(--accent)" />
    </>
  );
}
