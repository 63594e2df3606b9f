import type { CompanyDelegate } from '@sojourn/contract/admin/flows.shapes'
import { useState, type FormEvent } from 'react'
import { endCompanyDelegate, getCompanyDelegates, setCompanyDelegate } from '../../../api/calls/admin/flows'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { FieldError } from '../../../kit/forms/field'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Card } from '../../../kit/layout/page'
import { Entry } from '../../../kit/lists/entry'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { nobody, type Named } from '../fields/colleague-field'
import { told } from '../told'
import { searchApprovers } from './approvers-field'
import styles from './flows.module.css'

/** Who decides in whose place; for somebody absent whoever is in charge sets it. */
export function DelegatesPart() {
  const text = useText('admin/flows').delegates
  const { data, error, refetch } = useRead(getCompanyDelegates, {})
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={64} />
  return (
    <div className={styles['part']}>
      <p className={styles['soft']}>{text.explain}</p>
      <Card title={text.label}>
        {data.list.length === 0 ? (
          <EmptyState compact icon="users" title={text.none} />
        ) : (
          <ul>
            {data.list.map((delegate) => (
              <Delegation key={delegate.delegateId} delegate={delegate} mayChange={data.mayChange} />
            ))}
          </ul>
        )}
      </Card>
      {data.mayChange && <DelegateForm today={data.today} />}
    </div>
  )
}

function Delegation({ delegate, mayChange }: { delegate: CompanyDelegate; mayChange: boolean }) {
  const text = useText('admin/flows').delegates
  const write = useWrite(endCompanyDelegate, [getCompanyDelegates])
  const { delegateId, fromDate, toDate, state, setBy } = delegate
  const end = async () => {
    const sure = await ask({ title: text.endTitle, message: text.endText, confirm: text.end, cancel: true })
    if (sure) await told(write.mutateAsync({ delegateId }), text.ended)
  }
  const dates = text.dates({ from: formatFullDate(fromDate), to: formatFullDate(toDate) })
  return (
    <Entry
      mark={<IconMark name="users" />}
      title={text.who(delegate)}
      meta={[dates, setBy !== undefined && text.setBy({ name: setBy })].filter(Boolean).join(' · ')}
      end={
        <>
          <Badge tone={state === 'inForce' ? 'good' : 'neutral'}>{text.states[state]}</Badge>
          {mayChange && (
            <Button
              size="compact"
              kind="quiet"
              aria-label={text.endOf(delegate)}
              busy={write.isPending}
              onClick={() => void end()}
            >
              {text.end}
            </Button>
          )}
        </>
      }
    />
  )
}

function DelegateForm({ today }: { today: string }) {
  const text = useText('admin/flows')
  const { delegates: words } = text
  const [principal, setPrincipal] = useState<Named>(nobody)
  const [substitute, setSubstitute] = useState<Named>(nobody)
  const [dates, setDates] = useState({ fromDate: today, toDate: today })
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)
  const write = useWrite(setCompanyDelegate, [getCompanyDelegates])
  const faults = {
    principal: principal.id === '' ? words.missing : undefined,
    substitute: substitute.id === '' ? words.missing : substitute.id === principal.id ? words.same : undefined,
    toDate: dates.fromDate < today || dates.toDate < dates.fromDate ? words.datesWrong : undefined,
  }
  const shown = (fault: string | undefined): string | undefined => (tries > 0 ? fault : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.values(faults).some(Boolean)) return
    const onSuccess = () => {
      toast(words.saved, 'good')
      setPrincipal(nobody)
      setSubstitute(nobody)
      setTries(0)
    }
    write.mutate({ principalId: principal.id, substituteId: substitute.id, ...dates }, { onSuccess })
  }
  const picker = { placeholder: text.personHint, none: text.personNone, search: searchApprovers }
  const placeOf = ({ id, name }: Named) => (id === '' ? undefined : { code: id, name, kind: 0 as const })
  return (
    <Card title={words.add}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <div className={styles['pair']}>
          <SearchPicker
            required
            {...picker}
            label={words.principal}
            error={shown(faults.principal)}
            value={placeOf(principal)}
            onChange={(place) => setPrincipal(place ? { id: place.code, name: place.name } : nobody)}
          />
          <SearchPicker
            required
            {...picker}
            label={words.substitute}
            error={shown(faults.substitute)}
            value={placeOf(substitute)}
            onChange={(place) => setSubstitute(place ? { id: place.code, name: place.name } : nobody)}
          />
          <DateField
            label={words.from}
            min={today}
            value={dates.fromDate}
            onChange={(fromDate) => setDates({ ...dates, fromDate })}
          />
          <DateField
            label={words.to}
            min={dates.fromDate}
            error={shown(faults.toDate)}
            value={dates.toDate}
            onChange={(toDate) => setDates({ ...dates, toDate })}
          />
        </div>
        {write.error && <FieldError>{write.error.message}</FieldError>}
        <div>
          <Button kind="brand" type="submit" busy={write.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
