import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useEmployee } from '../api/employee'
import { noteAction } from '../api/usage-events'
import { IconButton } from '../kit/actions/button'
import { classNames } from '../kit/browser/class-names'
import type { IconName } from '../kit/marks/icon-paths'
import { Icon } from '../kit/marks/icon'
import { Link } from '../kit/actions/link'
import { showDialog, type QueuedDialog } from '../kit/overlays/modal-queue'
import { useText } from '../kit/text/text'
import { paths } from '../paths'
import styles from './floating.module.css'
import { useNotices } from './overlays/use-notices'

type Load = () => Promise<QueuedDialog['dialog']>
const dialogs: Record<'calendar' | 'service' | 'likes', Load> = {
  calendar: () => import('./overlays/trip-calendar').then((module) => module.TripCalendar),
  service: () => import('./overlays/customer-service').then((module) => module.CustomerService),
  likes: () => import('./overlays/travel-likes').then((module) => module.TravelLikes),
}

/** At the edge of every page: notices, likes in assisted sessions, calendar, service, feedback, back to the top (S2.13). */
export function Floating() {
  const text = useText('app/floating')
  const shell = useText('app/shell')
  const notes = useText('app/overlays')
  const { isQuickLogin } = useEmployee()
  const notices = useNotices()
  const { pathname } = useLocation()
  const [unfolded, setUnfolded] = useState<string>()
  const scrolled = useScrolled()
  const isUnfolded = unfolded === pathname
  const openDialog = (name: keyof typeof dialogs) => async () => {
    noteAction(`float:${name}`)
    setUnfolded(undefined)
    showDialog(await dialogs[name]())
  }
  return (
    <aside aria-label={text.tools} className={classNames(styles['dock'], isQuickLogin && styles['raised'])}>
      <div className={classNames(styles['tools'], isUnfolded && styles['unfolded'])}>
        {notices.count > 0 && (
          <Tool icon="bell" label={notes.notices({ count: notices.count })} badge={notices.count} onPress={notices.open} />
        )}
        {isQuickLogin && <Tool icon="heart" label={text.likes} onPress={() => void openDialog('likes')()} />}
        <Tool icon="calendar" label={text.calendar} onPress={() => void openDialog('calendar')()} />
        <Tool icon="headset" label={text.service} onPress={() => void openDialog('service')()} />
        <Link bare to={paths.feedback()} className={styles['tool']} aria-label={text.feedback} title={text.feedback}>
          <Icon name="comment" />
        </Link>
      </div>
      <div className={styles['toggle']}>
        <IconButton
          icon={isUnfolded ? 'close' : 'help'}
          label={isUnfolded ? text.close : text.open}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(isUnfolded ? undefined : pathname)}
        />
      </div>
      {scrolled && (
        <div className={styles['top']}>
          <IconButton icon="chevronUp" label={shell.backToTop} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })} />
        </div>
      )}
    </aside>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  badge?: number
  onPress: () => void
}

const Tool = ({ icon, label, badge, onPress }: ToolProps) => (
  <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
    {badge !== undefined && (
      <span aria-hidden className={styles['badge']}>
        {badge}
      </span>
    )}
  </button>
)

/** S9.16 */
const backToTopAfter = 10

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > backToTopAfter)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return scrolled
}
