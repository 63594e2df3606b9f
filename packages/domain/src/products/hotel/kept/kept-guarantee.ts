import { readStored } from '../../../kit/stored-version'

/** How rooms are guaranteed: what may be shown of a card, and fen that are set aside. */
export type Guarantee = { amount: number } & ({ kind: 'card'; network: string; lastFour: string } | { kind: 'company' })
export type KeptGuarantee = Guarantee & { version: 1 }

export const readGuarantee = (guarantee: unknown): KeptGuarantee =>
  readStored('a guarantee', guarantee, { 1: (first: Guarantee): KeptGuarantee => ({ ...first, version: 1 }) })
