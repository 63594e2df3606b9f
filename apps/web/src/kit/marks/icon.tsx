import { iconPaths, type IconName } from './icon-paths'

/** One icon of our outline set; without a label it is decoration. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
