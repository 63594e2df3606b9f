import { useEffect, useState } from 'react'
import type { Notice } from '@sojourn/contract/personal/notice.calls'
import { getNoticeList } from '../../api/calls/personal/notice'
import { useRead } from '../../api/queries'
import { showDialog } from '../../kit/overlays/modal-queue'
import { usePageFacts } from './use-page-facts'
import { Badge, type Tone } from '../../kit/marks/badge'
import { Button } from '../../kit/actions/button'
import { Dialog } from '../../kit/overlays/dialog'
import { formatInstant } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import type { IconName } from '../../kit/marks/icon-paths'
import { Link } from '../../kit/actions/link'
import { Tabs } from '../../kit/lists/tabs'
import { useText } from '../../kit/text/text'
import { linkTarget } from '../header/header-entries'
import styles from './notice-dialog.module.css'

/** S9.16 */
const alertAfter = 1000
/** Pages that have already alerted; a new load of the portal begins anew. */
const alerted = new Set<string>()

/** The notices of the open page: none until they are read, and none when reading fails (S7.58). */
export function useNotices() {
  const { place } = usePageFacts()
  const { data } = useRead(getNoticeList, place ?? { position: 1 }, { enabled: place !== undefined, staleTime: 300_000 })
  const notices = place ? (data?.infoList ?? []) : []
  const title = data?.title ?? ''
  const key = JSON.stringify(place)
  const alerts = notices.some(({ autoAlert }) => autoAlert)
  const open = () => showDialog(({ close }) => <NoticeDialog title={title} notices={notices} close={close} />, 'M1')
  useEffect(() => {
    if (!alerts || alerted.has(key)) return undefined
    const timer = setTimeout(() => {
      alerted.add(key)
      open()
    }, alertAfter)
    return () => clearTimeout(timer)
    // The dialog opens once for a place, with what is known then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [alerts, key])
  return { count: notices.length, open }
}

/** More notices than this stand in tabs (S4.31). */
const readAtOnce = 2

const looks: Record<number, { tone: Tone; icon: IconName }> = {
  1: { tone: 'brand', icon: 'info' },
  2: { tone: 'warn', icon: 'bell' },
  3: { tone: 'bad', icon: 'alert' },
}

/** Announcements for the open page, with a banner at the foot where one has it (S2.64, S3.17). */
function NoticeDialog({ title, notices, close }: { title: string; notices: readonly Notice[]; close: () => void }) {
  const text = useText('app/overlays')
  const [chosen, setChosen] = useState(0)
  const inTabs = notices.length > readAtOnce
  const shown = inTabs ? notices.slice(chosen, chosen + 1) : notices
  const banner = shown.find(({ footBanner }) => footBanner)?.footBanner
  const articles = shown.map((notice) => <Article key={`${notice.time}${notice.title}`} notice={notice} />)
  return (
    <Dialog
      open
      onClose={close}
      width="info"
      title={title}
      actions={
        <Button kind="brand" onClick={close}>
          {text.understood}
        </Button>
      }
    >
      {inTabs ? (
        <Tabs
          label={title}
          value={chosen}
          onChange={setChosen}
          tabs={notices.map((notice, value) => ({ value, label: notice.title }))}
        >
          <div className={styles['tabbed']}>{articles}</div>
        </Tabs>
      ) : (
        articles
      )}
      {banner && <Banner banner={banner} onGo={close} />}
    </Dialog>
  )
}

function Article({ notice }: { notice: Notice }) {
  const text = useText('app/overlays')
  const look = looks[notice.level] ?? looks[1]
  return (
    <article className={styles['notice']}>
      <h3 className={styles['title']}>
        <Badge tone={look?.tone ?? 'brand'} icon={look?.icon}>
          {text.levels[notice.level as 1 | 2 | 3]}
        </Badge>
        {notice.title}
      </h3>
      {notice.description && <p className={styles['description']}>{notice.description}</p>}
      <p className={styles['content']}>{notice.content}</p>
      <p className={styles['time']}>{text.publishedAt({ moment: formatInstant(notice.time) })}</p>
    </article>
  )
}

function Banner({ banner: { img, title, param }, onGo }: { banner: NonNullable<Notice['footBanner']>; onGo: () => void }) {
  const target = linkTarget(param)
  const content = (
    <>
      {img && <img src={img} alt="" className={styles['image']} />}
      <span className={styles['words']}>{title}</span>
      <Icon name="arrowRight" size={18} />
    </>
  )
  if (!target) return null
  return 'to' in target ? (
    <Link bare to={target.to} className={styles['banner']} onClick={onGo}>
      {content}
    </Link>
  ) : (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={styles['banner']}>
      {content}
    </a>
  )
}
