import type { SafetyAnswer } from '@sojourn/contract/admin/orders/incident-words'
import type { MyIncident } from '@sojourn/contract/admin/orders/incident.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { answerIncident, getMyIncidents } from '../../../api/calls/admin/orders/incident'
import { useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { buttonClass } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Icon } from '../../../kit/marks/icon'
import { toast } from '../../../kit/overlays/toast'
import { formatInstant } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './incident.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'personal/incident')
  return null
}

/** Where somebody whom an incident concerns says how they are: the one that a notification names, else all that are open. */
export function Component() {
  const text = useText('personal/incident')
  const incidentId = useSearchParams()[0].get('id')
  const { data, error, refetch } = useRead(getMyIncidents, incidentId ? { incidentId } : {}, { staleTime: 0 })
  return (
    <Page title={text.title}>
      {data ? (
        <Incidents list={data.list} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={320} />
      )}
    </Page>
  )
}

function Incidents({ list }: { list: readonly MyIncident[] }) {
  const text = useText('personal/incident')
  if (list.length === 0)
    return (
      <EmptyState icon="shield" tone="good" title={text.none} action={<ButtonLink to={paths.home()}>{text.home}</ButtonLink>}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <Stack>
      {list.map((incident) => (
        <Card key={incident.incidentId} title={incident.title}>
          <div className={styles['incident']}>
            <Told incident={incident} />
            {incident.closed ? <IconLine icon="lock">{text.closed}</IconLine> : <Answer incident={incident} />}
          </div>
        </Card>
      ))}
    </Stack>
  )
}

function Told({ incident: { message, places, from, to } }: { incident: MyIncident }) {
  const text = useText('personal/incident')
  return (
    <>
      <p className={styles['message']}>{message}</p>
      <FactList>
        <Fact name={text.where}>{places.join('、')}</Fact>
        <Fact name={text.when}>{text.span({ from: formatInstant(from), to: formatInstant(to) })}</Fact>
      </FactList>
    </>
  )
}

function useAnswer({ incidentId }: MyIncident) {
  const text = useText('personal/incident')
  const [note, setNote] = useState('')
  const write = useWrite(answerIncident, [getMyIncidents])
  const say = (answer: SafetyAnswer) => {
    const onSuccess = () => {
      setNote('')
      toast(text.thanks, 'good')
    }
    write.mutate({ incidentId, answer, note }, { onSuccess })
  }
  return { note, setNote, say, busy: write.isPending ? write.variables.answer : undefined, error: write.error }
}

/** One press says it; it can be said again. */
function Answer({ incident }: { incident: MyIncident }) {
  const text = useText('personal/incident')
  const { serviceTel } = useEmployee()
  const { note, setNote, say, busy, error } = useAnswer(incident)
  const { answer, answeredAt } = incident
  const at = answeredAt ? formatInstant(answeredAt) : ''
  return (
    <>
      <div role="status">
        {answer === 'safe' && (
          <IconLine icon="checkCircle" tone="good">
            {text.saidSafe({ at })}
          </IconLine>
        )}
        {answer === 'help' && <IconLine icon="alert">{text.saidHelp({ at })}</IconLine>}
        {!answer && <p className={styles['ask']}>{text.ask}</p>}
      </div>
      <div className={styles['answers']}>
        {(['safe', 'help'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={classNames(styles['answer'], styles[each])}
            aria-pressed={answer === each}
            aria-busy={busy === each}
            disabled={busy !== undefined}
            onClick={() => say(each)}
          >
            <Icon name={each === 'safe' ? 'checkCircle' : 'alert'} size={28} />
            {text[each]}
          </button>
        ))}
      </div>
      {error && <FormRefusal>{error.message}</FormRefusal>}
      <Field label={text.note} hint={text.noteHint}>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      <p className={styles['soft']}>{text.emergency}</p>
      {serviceTel && (
        <a href={`tel:${serviceTel}`} className={buttonClass('plain')}>
          <Icon name="phone" size={18} />
          {text.callService}
        </a>
      )}
    </>
  )
}
