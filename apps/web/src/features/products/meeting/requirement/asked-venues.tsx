import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { useState } from 'react'
import { tellMeetingVenuesAsked } from '../../../../api/calls/products/meeting/requirement'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { FieldError } from '../../../../kit/forms/field'
import { Card } from '../../../../kit/layout/page'
import { told } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import { demandReads } from './states'

/** For the agency's staff: which venues they have begun to ask, all of them unless they say otherwise. */
export function AskedVenues({ demand: { demandNo, venues } }: { demand: MeetingDemandDetail }) {
  const text = useText('products/meeting/requirement')
  const tell = useWrite(tellMeetingVenuesAsked, demandReads)
  const isBegun = venues.some(({ asked }) => asked)
  const [chosen, setChosen] = useState(venues.filter(({ asked }) => asked || !isBegun).map(({ venueKey }) => venueKey))
  const toggle = (key: string) => setChosen((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]))
  return (
    <Card title={text.askedTitle}>
      <p className={styles['soft']}>{text.askedWhy}</p>
      {venues.map(({ venueKey, name }) => (
        <Checkbox key={venueKey} label={name} checked={chosen.includes(venueKey)} onChange={() => toggle(venueKey)} />
      ))}
      {chosen.length === 0 && <FieldError>{text.askedNone}</FieldError>}
      <p className={styles['foot']}>
        <Button
          busy={tell.isPending}
          onClick={() => chosen.length > 0 && void told(tell.mutateAsync({ demandNo, venueKeys: chosen }), text.toldAsked)}
        >
          {text.tellAsked}
        </Button>
      </p>
    </Card>
  )
}
