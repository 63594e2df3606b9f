import type { MeetingJourneys } from '@sojourn/contract/products/meeting/journey.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import {
  getMeetingJourneys,
  groupMeetingApplication,
  ungroupMeetingApplication,
} from '../../../../api/calls/products/meeting/journey'
import { getMeetingOrderDetail } from '../../../../api/calls/products/meeting/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Select } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { told } from '../../../../kit/overlays/told'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../meeting.module.css'
import type { JourneysPart } from './journeys-part'

const stale = [getMeetingJourneys, getMeetingOrderDetail]

/** Travel applications of the meeting, with the standard that each agrees, and the grouping of another. */
export function Applications({ meeting }: JourneysPart) {
  const text = useText('products/meeting/journeys')
  const { applications, canGroup } = meeting
  return (
    <Card title={text.applications}>
      <p className={styles['soft']}>{text.why}</p>
      {applications.length === 0 && <p className={styles['foot']}>{text.none}</p>}
      <ul>
        {applications.map((application) => (
          <Grouped key={application.travelApplyNo} meeting={meeting} application={application} />
        ))}
      </ul>
      {canGroup ? <Group meeting={meeting} /> : <p className={styles['foot']}>{text.notNow}</p>}
    </Card>
  )
}

type Application = MeetingJourneys['applications'][number]

function Grouped({ meeting: { orderNo, canGroup }, application }: JourneysPart & { application: Application }) {
  const text = useText('products/meeting/journeys')
  const ungroup = useWrite(ungroupMeetingApplication, stale)
  const { travelApplyNo, displayNo, title, stateName, standard } = application
  const leave = async () => {
    if (!(await ask({ title: text.ungroupAsk, message: text.ungroupWhy, confirm: text.ungroup, cancel: text.keep }))) return
    await told(ungroup.mutateAsync({ orderNo, travelApplyNo }), text.ungrouped)
  }
  return (
    <li className={styles['paper']}>
      <div>
        <p className={styles['line']}>
          <Link to={paths.travelForm({ travelApplyNo })}>{`${displayNo} ${title}`}</Link>
          <Badge>{stateName}</Badge>
        </p>
        {(standard.length > 0 ? standard : [text.ownStandard]).map((sentence) => (
          <p key={sentence} className={styles['soft']}>
            {sentence}
          </p>
        ))}
      </div>
      {canGroup && (
        <Button
          size="compact"
          busy={ungroup.isPending}
          aria-label={text.ungroupOf({ number: displayNo })}
          onClick={() => void leave()}
        >
          {text.ungroup}
        </Button>
      )}
    </li>
  )
}

/** One of the organiser's own is chosen, or a new one is written for the days of the event. */
function Group({ meeting: { orderNo, open, days } }: JourneysPart) {
  const text = useText('products/meeting/journeys')
  const group = useWrite(groupMeetingApplication, stale)
  const [chosen, setChosen] = useState('')
  const [tried, setTried] = useState(false)
  const isOpen = open.some(({ travelApplyNo }) => travelApplyNo === chosen)
  const send = async () => {
    setTried(true)
    if (!isOpen) return
    if (await told(group.mutateAsync({ orderNo, travelApplyNo: chosen }), text.grouped)) setTried(false)
  }
  const eve = { startDate: addDays(days[0]!, -1), endDate: days.at(-1)! }
  return (
    <Form
      className={styles['question']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {open.length === 0 ? (
        <p className={styles['soft']}>{text.nothingOpen}</p>
      ) : (
        <Field label={text.choose} error={tried && !isOpen ? text.chooseFirst : undefined}>
          {(control) => (
            <Select {...control} value={isOpen ? chosen : ''} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{text.chooseFirst}</option>
              {open.map(({ travelApplyNo, displayNo, title, startDate, endDate }) => (
                <option key={travelApplyNo} value={travelApplyNo}>
                  {text.choice({ number: displayNo, title, from: formatDate(startDate), to: formatDate(endDate) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <p className={styles['foot']}>
        {open.length > 0 && (
          <Button type="submit" kind="main" busy={group.isPending}>
            {text.group}
          </Button>
        )}
        <ButtonLink to={paths.writeTravelForm(eve)}>{text.write}</ButtonLink>
      </p>
    </Form>
  )
}
