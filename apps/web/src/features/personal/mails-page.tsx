import { getMyMails } from '../../api/calls/personal/mail'
import { useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { useListSearch } from '../../kit/browser/address-secret'
import { classNames } from '../../kit/browser/class-names'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatInstant } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import { ButtonLink } from '../../kit/actions/link'
import { Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { ListBar } from '../../kit/lists/list-bar'
import { listSearch, words, type Searched } from '../../kit/lists/list-search'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { MorePages } from '../booking/paging/more-pages'
import { PagedList } from '../booking/paging/paged-list'
import { usePages, type Pages } from '../booking/paging/use-pages'
import { notificationParts } from './notification-parts'
import styles from './mails.module.css'

type Notification = WebResponse<NonNullable<(typeof getMyMails)['contract']>>['list'][number]

/** The notification that is read stands in the address. */
const mailSearch = listSearch({ keyword: words(), id: words(40) })
type MailSearch = Searched<typeof mailSearch>

export async function loader() {
  await loadTexts('kit/widgets', 'personal/mails')
  return null
}

interface MailProps {
  search: MailSearch
  onChange: (next: MailSearch, how?: { replace: boolean }) => void
}

/** Notifications written to me, narrowed by their words. */
export function Component() {
  const text = useText('personal/mails')
  const { search, change } = useListSearch(mailSearch)
  const { keyword } = search
  const pages = usePages(getMyMails, mailSearch.set({ ...search, id: '' }), (page) => page)
  const empty = keyword ? (
    <EmptyState
      icon="search"
      title={text.noneFoundTitle}
      action={<Button onClick={() => change({ ...search, keyword: '' })}>{text.reset}</Button>}
    >
      {text.noneFoundText}
    </EmptyState>
  ) : (
    <NoNotifications />
  )
  return (
    <Page title={text.title}>
      {pages.first?.delivered === false && (
        <p className={styles['notice']}>
          <Icon name="info" />
          {text.notDelivered}
        </p>
      )}
      <ListBar
        search={{
          label: text.keyword,
          hint: text.keywordHint,
          value: keyword,
          onChange: (words) => change({ ...search, keyword: words }, { replace: true }),
        }}
        narrowed={[]}
        onReset={() => change(mailSearch.none)}
      />
      <PagedList pages={pages} skeleton={<SkeletonList count={5} height={64} />} empty={empty} grows={false}>
        {(notifications) => <Mailbox notifications={notifications} pages={pages} search={search} onChange={change} />}
      </PagedList>
    </Page>
  )
}

function NoNotifications() {
  const text = useText('personal/mails')
  return (
    <EmptyState
      icon="mail"
      title={text.emptyTitle}
      action={
        <ButtonLink kind="brand" icon="plane" to={paths.home()}>
          {text.emptyAction}
        </ButtonLink>
      }
    >
      {text.emptyText}
    </EmptyState>
  )
}

type MailboxProps = MailProps & { notifications: readonly Notification[]; pages: Pages<Notification> }

function Mailbox({ notifications, pages, search, onChange }: MailboxProps) {
  const text = useText('personal/mails')
  const { id } = search
  return (
    <div className={classNames(styles['mailbox'], id !== '' && styles['reading'])}>
      <nav aria-label={text.list} className={styles['list']}>
        {notifications.map((notification) => (
          <button
            key={notification.id}
            type="button"
            aria-current={notification.id === id || undefined}
            className={styles['entry']}
            onClick={() => onChange({ ...search, id: notification.id })}
          >
            <span className={styles['subject']}>{notification.subject}</span>
            <span className={styles['time']}>{formatInstant(notification.at)}</span>
          </button>
        ))}
        <MorePages pages={pages} />
      </nav>
      <section aria-label={text.reading} className={styles['pane']}>
        {id && (
          <div className={styles['back']}>
            <Button kind="quiet" icon="arrowLeft" onClick={() => onChange({ ...search, id: '' })}>
              {text.backToList}
            </Button>
          </div>
        )}
        {id ? (
          <OpenNotification key={id} id={id} notifications={notifications} />
        ) : (
          <p className={styles['none']}>{text.choose}</p>
        )}
      </section>
    </div>
  )
}

/** A letter of the list, or one that lies further back than the list was read. */
function OpenNotification({ id, notifications }: { id: string; notifications: readonly Notification[] }) {
  const text = useText('personal/mails')
  const listed = notifications.find((notification) => notification.id === id)
  const { data, error, refetch } = useRead(getMyMails, { id }, { enabled: !listed })
  const notification = listed ?? data?.list[0]
  if (notification) return <ReadNotification notification={notification} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <p className={styles['none']}>{text.gone}</p> : <SkeletonList count={3} height={32} />
}

function ReadNotification({ notification }: { notification: Notification }) {
  const text = useText('personal/mails')
  return (
    <article>
      <h2 className={styles['heading']}>{notification.subject}</h2>
      <p className={styles['time']}>{text.receivedAt({ moment: formatInstant(notification.at) })}</p>
      <p className={styles['body']}>
        {notificationParts(notification.body).map((part, index) =>
          part.href ? (
            <a key={index} href={part.href} rel="noopener noreferrer">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
    </article>
  )
}
