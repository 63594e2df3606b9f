/** Repeatable figures: the same seed and the same words give the same number in every process. */
export function hashText(text: string, seed: number): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return mix(hash >>> 0, seed)
}

/** Finaliser of MurmurHash3 over two words; neighbours give unrelated results. */
export function mix(first: number, second: number): number {
  let hash = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** From 0 up to, but not, 1. */
export const unit = (hash: number): number => hash / 0x1_0000_0000
