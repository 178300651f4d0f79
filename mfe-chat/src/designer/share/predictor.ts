const LN2 = 0.6931471805599453;

/** Engines differ in the last digits of `Math.log` and `Math.exp`, which a decoder must not. */
function logOf(ratio: number): number {
  let [rest, twos] = [ratio, 0];
  for (; rest > 1.5; twos += 1) rest /= 2;
  for (; rest < 0.75; twos -= 1) rest *= 2;
  const y = (rest - 1) / (rest + 1);
  let [sum, power] = [0, y];
  for (let n = 1; n < 30; n += 2) {
    sum += power / n;
    power *= y * y;
  }
  return 2 * sum + twos * LN2;
}

function expOf(x: number): number {
  const part = x / 1024;
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)));
  for (let doubling = 0; doubling < 10; doubling += 1) power *= power;
  return power;
}

const STEPS = 4096;
const logits = Float64Array.from({ length: STEPS }, (_, at) =>
  logOf((at + 0.5) / (STEPS - at - 0.5)),
);

const SLOTS = 2 ** 19;
/** Numbers of preceding bytes that predict the next one; one more context is the word so far. */
const ORDERS = [0, 1, 2, 3, 4, 5] as const;
const CONTEXTS = ORDERS.length + 1;
const INPUTS = CONTEXTS + 1;
const LEARNING = 0.01;
const MOST_SEEN = 250;

const mixed = (hash: number, value: number): number => {
  const product = Math.imul(hash ^ value, 0x9e3779b1);
  return product ^ (product >>> 15);
};
const isLetter = (byte: number) => byte > 127 || ((byte | 32) >= 97 && (byte | 32) <= 122);

/**
 * Predicts a text bit by bit from what it has learnt, by context mixing as in Matt Mahoney's lpaq
 * (https://mattmahoney.net/dc/dce.html#Section_43).
 */
export class Predictor {
  private chances = new Float32Array(SLOTS).fill(0.5);
  private seen = new Uint8Array(SLOTS);
  private weights = new Float64Array(INPUTS * INPUTS).fill(0.3);
  private hashes = new Int32Array(CONTEXTS);
  private last: number[] = [];
  private word = 0;
  /** The bits of the current byte behind a 1. */
  private begun = 1;
  private slots = new Uint32Array(CONTEXTS);
  private inputs = new Float64Array(INPUTS);
  private weightsAt = 0;
  private chance = 0.5;

  copy(): Predictor {
    const copy = Object.assign(new Predictor(), this);
    for (const name of ['chances', 'seen', 'weights', 'hashes', 'slots', 'inputs'] as const)
      Object.assign(copy, { [name]: this[name].slice() });
    copy.last = [...this.last];
    return copy;
  }

  /** Returns the probability that the next bit is 1. */
  predict(): number {
    const { chances, seen, weights, hashes, slots, inputs } = this;
    let known = 0;
    for (let at = 0; at < CONTEXTS; at += 1) {
      const hash = mixed(mixed(hashes[at]!, this.begun), at);
      const slot = (hash >>> 0) % SLOTS;
      slots[at] = slot;
      if (seen[slot] === 0) {
        inputs[at] = 0;
        continue;
      }
      if (at > 0) known += 1;
      inputs[at] = logits[Math.min(STEPS - 1, Math.floor(chances[slot]! * STEPS))]!;
    }
    inputs[CONTEXTS] = 0.3;
    this.weightsAt = known * INPUTS;
    let sum = 0;
    for (let at = 0; at < INPUTS; at += 1) sum += weights[this.weightsAt + at]! * inputs[at]!;
    this.chance = 1 / (1 + expOf(Math.max(-11, Math.min(11, -sum))));
    return this.chance;
  }

  /** Learns the bit that `predict` was asked for. */
  learn(bit: number): void {
    const { chances, seen, weights, slots, inputs } = this;
    const step = (bit - this.chance) * LEARNING;
    for (let at = 0; at < INPUTS; at += 1) weights[this.weightsAt + at]! += step * inputs[at]!;
    for (let at = 0; at < CONTEXTS; at += 1) {
      const slot = slots[at]!;
      const count = seen[slot]!;
      chances[slot]! += (bit - chances[slot]!) / (count + 1.4);
      if (count < MOST_SEEN) seen[slot] = count + 1;
    }
    this.begun = this.begun * 2 + bit;
    if (this.begun > 255) this.endByte(this.begun - 256);
  }

  private endByte(byte: number): void {
    this.begun = 1;
    this.last = [byte, ...this.last.slice(0, 4)];
    this.word = isLetter(byte) ? mixed(this.word + 1, byte | 32) : 0;
    let hash = 0;
    for (const order of ORDERS) {
      if (order > 0) hash = mixed(hash, (this.last[order - 1] ?? 0) + 1);
      this.hashes[order] = hash;
    }
    this.hashes[CONTEXTS - 1] = this.word;
  }
}
