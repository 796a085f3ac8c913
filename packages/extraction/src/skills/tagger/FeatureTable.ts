/** Finds the place of a feature by its 32-bit number. */
export class FeatureTable {
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly places: Int32Array;

  constructor(features: Int32Array) {
    let size = 16;
    while (size < features.length * 2) size *= 2;
    this.mask = size - 1;
    this.keys = new Int32Array(size);
    this.places = new Int32Array(size).fill(-1);
    for (let place = 0; place < features.length; place++) {
      const feature = features[place] as number;
      let slot = feature & this.mask;
      while (this.places[slot] !== -1) slot = (slot + 1) & this.mask;
      this.keys[slot] = feature;
      this.places[slot] = place;
    }
  }

  /** The feature's place in the list the table was made of, -1 when it is not there. */
  find(feature: number): number {
    let slot = feature & this.mask;
    while (true) {
      const place = this.places[slot] as number;
      if (place === -1 || this.keys[slot] === feature) return place;
      slot = (slot + 1) & this.mask;
    }
  }
}
