import { Badge } from '../../../kit/marks/badge'
import { Icon } from '../../../kit/marks/icon'
import type { IconName } from '../../../kit/marks/icon-paths'
import type { Tone } from '../../../kit/marks/badge'
import { formatFullDate } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import type { NoticeForm } from './notice-form'

export const levelLooks: Readonly<Record<NoticeForm['level'], { tone: Tone; icon: IconName }>> = {
  info: { tone: 'brand', icon: 'info' },
  important: { tone: 'warn', icon: 'bell' },
  urgent: { tone: 'bad', icon: 'alert' },
}

/** A notice as people will read it; nothing as long as it says nothing. */
export function NoticePreview({ notice }: { notice: NoticeForm }) {
  const text = useText('admin/company/notices')
  const say = (names: NoticeForm['titles']): string => names[language] || names['zh-CN']
  const { titles, descriptions, contents, level, banner, shownFrom } = notice
  if (say(titles) === '') return null
  return (
    <section className={styles['preview']} aria-label={text.preview}>
      <h3>
        <Badge tone={levelLooks[level].tone} icon={levelLooks[level].icon}>
          {text.levels[level]}
        </Badge>
        {say(titles)}
      </h3>
      {say(descriptions) && <p>{say(descriptions)}</p>}
      <p className={styles['content']}>{say(contents)}</p>
      <p className={styles['soft']}>{text.publishedAt({ day: formatFullDate(shownFrom) })}</p>
      {banner.param && (
        <p>
          {say(banner.titles)} <Icon name="arrowRight" size={16} />
        </p>
      )}
    </section>
  )
}
