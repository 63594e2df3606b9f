import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './company.module.css'
import type { SettingKey } from './settings'

interface SwitchPreviewProps {
  field: SettingKey
  /** As it was saved, and as it is chosen now. */
  saved: boolean
  chosen: boolean
}

/** What people see now, and what they would see the other way. */
export function SwitchPreview({ field, saved, chosen }: SwitchPreviewProps) {
  const text = useText('admin/company/previews')
  const shows = (text.switches as Partial<Record<SettingKey, Record<'on' | 'off', string>>>)[field]
  if (!shows) return null
  const changed = saved !== chosen
  return (
    <dl className={styles['switchPreview']} data-changed={changed}>
      <dt>{text.now}</dt>
      <dd>{shows[saved ? 'on' : 'off']}</dd>
      <dt>
        <Icon name="arrowRight" size={14} /> {changed ? text.saved : text.switched}
      </dt>
      <dd>{shows[saved ? 'off' : 'on']}</dd>
    </dl>
  )
}
