import { useSearchParams } from 'react-router'
import { getMyMails } from '../../api/calls/personal/mail'
import { queryClient, readOptions, useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { classNames } from '../../kit/browser/class-names'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatInstant } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import { ButtonLink } from '../../kit/actions/link'
import { Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { letterParts } from './letter-parts'
import styles from './mails.module.css'

type Letter = WebResponse<NonNullable<(typeof getMyMails)['contract']>>['list'][number]

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getMyMails, {}))
  await loadTexts('kit/widgets', 'personal/mails')
  return null
}

/** Letters written to me; the one being read stands in the address. */
export function Component() {
  const text = useText('personal/mails')
  const { data, error, refetch } = useRead(getMyMails, {}, { staleTime: 0 })
  return (
    <Page title={text.title}>
      {data && !data.delivered && (
        <p className={styles['notice']}>
          <Icon name="info" />
          {text.notDelivered}
        </p>
      )}
      {data ? (
        <Mailbox letters={data.list} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={5} height={64} />
      )}
    </Page>
  )
}

function Mailbox({ letters }: { letters: readonly Letter[] }) {
  const text = useText('personal/mails')
  const [address, setAddress] = useSearchParams()
  const id = address.get('id')
  const open = letters.find((letter) => letter.id === id)
  if (letters.length === 0) {
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
  return (
    <div className={classNames(styles['mailbox'], Boolean(id) && styles['reading'])}>
      <nav aria-label={text.list} className={styles['list']}>
        {letters.map((letter) => (
          <button
            key={letter.id}
            type="button"
            aria-current={letter.id === id || undefined}
            className={styles['entry']}
            onClick={() => setAddress({ id: letter.id })}
          >
            <span className={styles['subject']}>{letter.subject}</span>
            <span className={styles['time']}>{formatInstant(letter.at)}</span>
          </button>
        ))}
      </nav>
      <section aria-label={text.reading} className={styles['pane']}>
        {id && (
          <div className={styles['back']}>
            <Button kind="quiet" icon="arrowLeft" onClick={() => setAddress({})}>
              {text.backToList}
            </Button>
          </div>
        )}
        {open ? <ReadLetter key={open.id} letter={open} /> : <p className={styles['none']}>{id ? text.gone : text.choose}</p>}
      </section>
    </div>
  )
}

function ReadLetter({ letter }: { letter: Letter }) {
  const text = useText('personal/mails')
  return (
    <article>
      <h2 className={styles['heading']}>{letter.subject}</h2>
      <p className={styles['time']}>{text.receivedAt({ moment: formatInstant(letter.at) })}</p>
      <p className={styles['body']}>
        {letterParts(letter.body).map((part, index) =>
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
