import { arch, box, disc, draw, everywhere, triangle, type Shape } from "./draw";

const [sky, water, stone, wood, skin] = ["cfe3ef", "5b86a0", "8d8478", "7a5230", "e3b995"];

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

const crowd: Shape[] = numbers(14).map((at) =>
  disc(at % 3 === 0 ? "3a3440" : skin, [16 + at * 16, 66 - (at % 2) * 3], 5),
);

const bridge: Shape[] = [
  everywhere(sky),
  box(water, [0, 130], [240, 180]),
  box(stone, [0, 72], [240, 150]),
  ...numbers(3).flatMap((at) => [
    box(sky, [14 + at * 76, 118], [74 + at * 76, 130]),
    box(water, [14 + at * 76, 130], [74 + at * 76, 150]),
    arch(sky, [44 + at * 76, 118], 30),
  ]),
  ...crowd,
  box("f4f1e8", [98, 138], [142, 148]),
  box("a33b2f", [116, 122], [124, 138]),
];

const ferry: Shape[] = [
  everywhere(sky),
  disc("f3d9a4", [196, 36], 16),
  box(water, [0, 110], [240, 180]),
  box(stone, [0, 92], [240, 98]),
  ...numbers(5).map((at) => box(stone, [20 + at * 50, 98], [26 + at * 50, 112])),
  triangle(wood, [44, 132], [196, 132], [70, 158]),
  triangle(wood, [196, 132], [170, 158], [70, 158]),
  box("f4f1e8", [92, 108], [132, 132]),
  ...numbers(3).flatMap((at) => [
    disc(skin, [146 + at * 14, 110], 5),
    box("3a3440", [141 + at * 14, 115], [151 + at * 14, 132]),
  ]),
];

const weaver: Shape[] = [
  everywhere("6d5a48"),
  box("f6e7b8", [178, 22], [220, 66]),
  box("6d5a48", [197, 22], [201, 66]),
  box(wood, [24, 56], [34, 164]),
  box(wood, [120, 56], [130, 164]),
  box(wood, [20, 52], [134, 62]),
  ...numbers(12).map((at) => box("e9dfcb", [40 + at * 7, 62], [42 + at * 7, 130])),
  box("b5483c", [36, 112], [122, 130]),
  disc(skin, [158, 84], 13),
  arch("d8d3cf", [158, 82], 14),
  triangle("2f5f8f", [158, 92], [128, 168], [196, 168]),
];

const loom: Shape[] = [
  everywhere("ece6da"),
  box("cfc6b4", [0, 150], [240, 180]),
  box(wood, [56, 30], [68, 158]),
  box(wood, [172, 30], [184, 158]),
  box(wood, [50, 28], [190, 40]),
  box(wood, [50, 104], [190, 114]),
  ...numbers(4).map((at) => box("a67c52", [70, 52 + at * 12], [170, 57 + at * 12])),
  ...numbers(16).map((at) => box("faf6ec", [76 + at * 6, 40], [77 + at * 6, 104])),
  box(wood, [84, 138], [156, 144]),
];

const hall: Shape[] = [
  box("d9c7a0", [66, 36], [174, 130]),
  triangle("9c4a36", [56, 38], [184, 38], [120, 4]),
  ...numbers(3).map((at) => box("5a4a3a", [80 + at * 32, 54], [96 + at * 32, 78])),
];

const market: Shape[] = [
  everywhere(sky),
  box("b8a88a", [0, 128], [240, 180]),
  ...hall,
  ...numbers(3).flatMap((at) => [
    box("efe6d2", [14 + at * 76, 118], [74 + at * 76, 152]),
    triangle(at === 1 ? "2f7f6a" : "c9503f", [6 + at * 76, 118], [82 + at * 76, 118], [44 + at * 76, 94]),
    disc("b06a3a", [30 + at * 76, 144], 7),
    box("2f5f8f", [46 + at * 76, 136], [66 + at * 76, 150]),
  ]),
];

const fair: Shape[] = [
  everywhere("e8d3ae"),
  box("b09a72", [0, 134], [240, 180]),
  ...hall,
  triangle("c9503f", [132, 84], [232, 84], [182, 46]),
  box("efe6d2", [138, 84], [226, 92]),
  box(wood, [178, 92], [186, 158]),
  ...numbers(3).flatMap((at) => [
    box("3a3440", [150 + at * 28, 92], [152 + at * 28, 124]),
    disc(wood, [148 + at * 28, 128], 8),
    disc(wood, [156 + at * 28, 120], 5),
  ]),
  box("8d6a44", [132, 152], [232, 160]),
];

const scenes = { bridge, ferry, weaver, loom, market, fair };

/** What the demo calls the picture of a record. */
export const pictureName = (record: keyof typeof scenes): string => `${record}.png`;

/** Small pictures of our own drawing, a scene for each record of the demo; drawn when they are asked for. */
export const museumPictures = (Object.keys(scenes) as (keyof typeof scenes)[]).map((record) => ({
  fileName: pictureName(record),
  bytes: () => draw(scenes[record]),
}));
