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
  const [now, then] = [shows[saved ? 'on' : 'off'], shows[saved ? 'off' : 'on']]
  return <Preview changed={changed} now={now} after={changed ? text.saved : text.switched} then={then} />
}

/** What people see now, and what they will see by another of several ways. */
export function ChoicePreview({ field, saved, chosen }: { field: SettingKey; saved: string; chosen: string }) {
  const text = useText('admin/company/previews')
  const shows = (text.choices as Partial<Record<SettingKey, Record<string, string>>>)[field]
  if (!shows) return null
  const changed = saved !== chosen
  return <Preview changed={changed} now={shows[saved]} after={text.saved} then={changed ? shows[chosen] : undefined} />
}

interface PreviewProps {
  changed: boolean
  now: string | undefined
  /** When the other is seen. */
  after: string
  then: string | undefined
}

function Preview({ changed, now, after, then }: PreviewProps) {
  const text = useText('admin/company/previews')
  return (
    <dl className={styles['switchPreview']} data-changed={changed}>
      <dt>{text.now}</dt>
      <dd>{now}</dd>
      {then !== undefined && (
        <>
          <dt>
            <Icon name="arrowRight" size={14} /> {after}
          </dt>
          <dd>{then}</dd>
        </>
      )}
    </dl>
  )
}
