/** A road that rises and points on. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="var(--brand)" />
    <g fill="none" stroke="var(--on-brand)" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7 21.5c5.5 1 13-2.5 17.5-12M18.8 8.5l6.2.2-.6 6.2" />
    </g>
    <circle cx="7.5" cy="21.5" r="2.7" fill="var(--on-brand)" />
  </svg>
)
