import type { IncidentDetail } from '@sojourn/contract/admin/orders/incident.shapes'
import { Button } from '../../../kit/actions/button'
import { Card } from '../../../kit/layout/page'
import { Entry } from '../../../kit/lists/entry'
import { IconMark } from '../../../kit/marks/icon-mark'
import { useText } from '../../../kit/text/text'
import type { Called } from './call-dialog'
import styles from './incidents.module.css'

interface HotelsProps {
  hotels: IncidentDetail['hotels']
  onCall: ((called: Called) => void) | undefined
}

/** Hotels in which people stay, with their telephones. */
export function Hotels({ hotels, onCall }: HotelsProps) {
  const text = useText('admin/orders/incidents')
  return (
    <Card title={text.hotels}>
      {hotels.length === 0 ? (
        <p className={styles['soft']}>{text.noHotels}</p>
      ) : (
        <ul>
          {hotels.map(({ hotelId, name, telephone, people }) => (
            <Entry
              key={hotelId}
              mark={<IconMark name="hotel" />}
              title={name}
              meta={text.hotelPeople({ count: people })}
              end={
                onCall && (
                  <Button size="compact" icon="phone" aria-haspopup="dialog" onClick={() => onCall({ hotelId, name })}>
                    {text.call}
                  </Button>
                )
              }
            >
              {telephone && <a href={`tel:${telephone}`}>{telephone}</a>}
            </Entry>
          ))}
        </ul>
      )}
    </Card>
  )
}
