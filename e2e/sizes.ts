/** The two windows every screen is looked at in, in CSS pixels. */
export const phone = { width: 360, height: 800 };
export const wide = { width: 1440, height: 900 };

export const sizes = [
  { size: "a phone", viewport: phone },
  { size: "a wide window", viewport: wide },
] as const;
