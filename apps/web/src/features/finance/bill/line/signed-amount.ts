import { fenOf } from '../../../../kit/forms/typed-amount'

/** Fen of an amount in yuan that may be below nought; undefined where it is none. */
export function signedFenOf(typed: string): number | undefined {
  const written = typed.trim().replace(/^[−-]/, '-')
  const fen = fenOf(written.replace(/^-/, ''))
  return fen !== undefined && fen > 0 && written.startsWith('-') ? -fen : fen
}
