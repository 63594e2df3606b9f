import { useEffect, useState } from 'react'
import { getMembershipInfo } from '../../api/calls/access/membership'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { IconButton } from '../../kit/actions/button'
import { classNames } from '../../kit/browser/class-names'
import { Icon } from '../../kit/marks/icon'
import { ButtonLink } from '../../kit/actions/link'
import { chinaNow } from '../../kit/dates/server-time'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './member-banner.module.css'

/** How long the banner stays by itself when nobody touches it. */
const folds = 10_000

/** At the foot of home for who may join and has not, where the points have a wallet; no membership, no banner (S8.09). */
export function MemberBanner() {
  const { isEnableWallet } = useEmployee()
  const { data } = useRead(getMembershipInfo, {}, { staleTime: 300_000, enabled: isEnableWallet })
  return isEnableWallet && data && !data.joined ? <Banner /> : null
}

/** Opens once a day, then folds to a tab at the side, which opens it again (S2.62, S4.33). */
function Banner() {
  const text = useText('app/overlays')
  const [open, setOpen] = useState(() => !openedOn(document.cookie, chinaNow().date))
  const [held, setHeld] = useState(false)
  useEffect(() => {
    document.cookie = openedCookie(chinaNow().date)
  }, [])
  useEffect(() => {
    if (!open || held) return undefined
    const timer = setTimeout(() => setOpen(false), folds)
    return () => clearTimeout(timer)
  }, [open, held])
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  return (
    <>
      <aside
        aria-label={text.bannerTitle}
        inert={!open}
        className={classNames(styles['banner'], !open && styles['folded'])}
        {...hold}
      >
        <span className={styles['mark']}>
          <Icon name="heart" size={24} />
        </span>
        <div className={styles['words']}>
          <strong>{text.bannerTitle}</strong>
          <span>{text.bannerText}</span>
        </div>
        <ButtonLink to={paths.member()} kind="plain">
          {text.bannerAction}
        </ButtonLink>
        <IconButton icon="close" label={text.bannerClose} onClick={() => setOpen(false)} className={styles['close']} />
      </aside>
      <button
        type="button"
        inert={open}
        aria-label={text.bannerOpen}
        title={text.bannerOpen}
        className={classNames(styles['tab'], !open && styles['shown'])}
        onClick={() => {
          setHeld(true)
          setOpen(true)
        }}
      >
        <Icon name="heart" size={16} />
        {text.bannerTab}
      </button>
    </>
  )
}

const name = 'sojourn_member_banner'
const day = 24 * 60 * 60

/** Whether the banner has opened on this day (S4.33); a cookie, so that the other tabs know. */
const openedOn = (cookies: string, date: string): boolean => cookies.split('; ').includes(`${name}=${date}`)

/** What remembers that it has. */
const openedCookie = (date: string): string => `${name}=${date}; path=/; max-age=${day}; samesite=lax`
