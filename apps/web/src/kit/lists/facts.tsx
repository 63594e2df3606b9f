import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface Facts {
  children: ReactNode
}

/** Names with their values beside them. */
export function FactList({ children }: Facts) {
  return <dl className={styles['list']}>{children}</dl>
}

/** Small names above their values, in as many columns as fit. */
export function FactGrid({ children }: Facts) {
  return <dl className={styles['grid']}>{children}</dl>
}

/** Names at the start of a line, their amounts at its end. */
export function FigureList({ children }: Facts) {
  return <dl className={styles['figures']}>{children}</dl>
}

/** A few figures that matter most, each on a tile. */
export function FigureTiles({ children }: Facts) {
  return <dl className={styles['tiles']}>{children}</dl>
}

interface FactProps extends Facts {
  name: ReactNode
  /** Takes a whole line of a grid. */
  wide?: boolean
}

/** One line of these lists. */
export function Fact({ name, wide, children }: FactProps) {
  return (
    <div className={wide ? styles['wide'] : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The line of figures that sums the others up. */
export function TotalFact({ name, children }: FactProps) {
  return (
    <div className={styles['total']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
