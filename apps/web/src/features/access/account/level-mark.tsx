import type { MemberLevel } from '@sojourn/contract/access/member-levels'
import styles from './member-page.module.css'

/** The level as a medal; its name stands beside it. */
export const LevelMark = ({ level, size }: { level: MemberLevel; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className={styles[level]}>
    <path d="M9 2h5l3 8-5 2zM23 2h-5l-3 8 5 2z" fill="currentColor" opacity="0.55" />
    <circle cx="16" cy="20" r="10" fill="currentColor" />
    <path d="m16 13.5 2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6-3.4-3.2 4.6-.6z" fill="var(--paper)" />
  </svg>
)
