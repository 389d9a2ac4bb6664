const firstBytes = 64 * 1024;
const firstIds = 1024;

/**
 * On which lines the ids of a file stand. A file may have millions: they lie in memory outside the heap, where they are not
 * walked through again and again as those of a Map are.
 */
export class LinesOfIds {
  /** The letters of all ids one after another, two bytes each. */
  #letters = Buffer.allocUnsafeSlow(firstBytes);
  #used = 0;
  #count = 0;
  /** Of each id where its letters begin and on which line it stands. */
  #starts = new Float64Array(firstIds);
  #lines = new Float64Array(firstIds);
  /** By the hash of an id its number, from 1; half of the places stay empty. */
  #places = new Int32Array(2 * firstIds);

  /** Notes an id that is new. @returns the line on which it stands already; null for one that is new */
  note(id: string, line: number): number | null {
    const size = 2 * id.length;
    this.#makeRoom(size);
    this.#letters.write(id, this.#used, "utf16le");
    const place = this.#placeOf(this.#used, size);
    const known = this.#places[place] as number;
    if (known > 0) return this.#lines[known - 1] as number;
    this.#starts[this.#count] = this.#used;
    this.#lines[this.#count] = line;
    this.#used += size;
    this.#count += 1;
    this.#places[place] = this.#count;
    return null;
  }

  /** The place of an equal id, or the empty one where it belongs. */
  #placeOf(start: number, size: number): number {
    const mask = this.#places.length - 1;
    const end = start + size;
    let place = hashOf(this.#letters, start, end) & mask;
    for (let known = this.#places[place]; known; known = this.#places[place]) {
      const from = this.#starts[known - 1] as number;
      const to = this.#endOf(known);
      if (to - from === size && this.#letters.compare(this.#letters, start, end, from, to) === 0) break;
      place = (place + 1) & mask;
    }
    return place;
  }

  /** Where the letters of an id end, which is where those of the next one begin. */
  #endOf(number: number): number {
    return number < this.#count ? (this.#starts[number] as number) : this.#used;
  }

  #makeRoom(size: number): void {
    if (this.#used + size > this.#letters.length) {
      const letters = Buffer.allocUnsafeSlow(Math.max(2 * this.#letters.length, this.#used + size));
      this.#letters.copy(letters, 0, 0, this.#used);
      this.#letters = letters;
    }
    if (this.#count < this.#starts.length) return;
    this.#starts = doubled(this.#starts);
    this.#lines = doubled(this.#lines);
    this.#places = new Int32Array(2 * this.#places.length);
    for (let number = 1; number <= this.#count; number += 1) {
      const start = this.#starts[number - 1] as number;
      this.#places[this.#placeOf(start, this.#endOf(number) - start)] = number;
    }
  }
}

function doubled(values: Float64Array): Float64Array<ArrayBuffer> {
  const more = new Float64Array(2 * values.length);
  more.set(values);
  return more;
}

/** FNV-1a over the bytes, mixed once more, since only its last bits choose a place. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 1;
}
