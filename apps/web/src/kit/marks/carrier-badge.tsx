import styles from './carrier-badge.module.css'

const channel = (hex: string, start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255

/** White or near-black, whichever reads better on the carrier's colour. */
export function inkOn(colour: string): string {
  const linear = [1, 3, 5]
    .map((start) => channel(colour, start))
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#13252a' : '#ffffff'
}

/** The two letters of an airline in its own colour; the name is read out. */
export function CarrierBadge({ code, colour, name }: { code: string; colour: string; name: string }) {
  return (
    <span className={styles['badge']} style={{ background: colour, color: inkOn(colour) }} title={name}>
      <span aria-hidden>{code}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
