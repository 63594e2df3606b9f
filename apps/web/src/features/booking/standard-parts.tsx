import type { getHotelTravelBizPolicy } from '../../api/calls/products/hotel-policy'
import type { getTrainTicketRuleViolate } from '../../api/calls/products/train-policy'
import type { ResultOf } from '../../api/web-call'
import { Badge } from '../../kit/badge'
import { formatPrice } from '../../kit/format'
import { Icon } from '../../kit/icon'
import { useText } from '../../kit/text'
import styles from './standard-panel.module.css'

/** Rules, each with a sign that it is one. */
export function Sentences({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <ul className={styles['rules']}>
      {list.map((sentence) => (
        <li key={sentence}>
          <Icon name="check" size={14} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

type HotelItem = ResultOf<typeof getHotelTravelBizPolicy>['items'][number]
type City = HotelItem['cityItems'][number] & Partial<HotelItem['seasonCityItems'][number]>

/** What a room may cost by city, seasons marked (S3.49, S3.50), then the other rules (S3.51). */
export function HotelStandard({ item }: { item: HotelItem }) {
  const cities: City[] = [...item.cityItems, ...item.seasonCityItems]
  const sentences = [item.handling, ...item.extendRules, item.multiplayer, item.muchFloatation, item.singleFloatation]
  return (
    <>
      {cities.length > 0 && (
        <dl className={styles['lines']}>
          {cities.map((city) => (
            <CityLine key={`${city.cityNames.join(' ')} ${city.beginDateStruct?.text ?? ''}`} city={city} />
          ))}
        </dl>
      )}
      <Sentences list={sentences.filter(Boolean)} />
    </>
  )
}

function CityLine({ city }: { city: City }) {
  const text = useText('booking/standards')
  const { cityNames, standard, violateCanBook, beginDateStruct, endDateStruct } = city
  return (
    <div>
      <dt>
        {text.list({ items: cityNames })}
        {beginDateStruct && endDateStruct && (
          <Badge tone="warn" icon="sun">
            {text.seasonTag} {text.season({ from: beginDateStruct.text, to: endDateStruct.text })}
          </Badge>
        )}
      </dt>
      <dd>
        <span className={styles['price']}>{formatPrice(standard)}</span>
        <span className={styles['unit']}>{text.perNight}</span>
        {!violateCanBook && (
          <Badge tone="locked" icon="lock">
            {text.cannotExceed}
          </Badge>
        )}
      </dd>
    </div>
  )
}

/** Seats by kind of train (S3.52). */
export function TrainStandard({ item }: { item: ResultOf<typeof getTrainTicketRuleViolate>['items'][number] }) {
  return (
    <>
      {item.groups.length > 0 && (
        <dl className={styles['lines']}>
          {item.groups.map(({ name, items }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles['seats']}>
                {items.map((seat) => (
                  <Badge key={seat} tone="brand">
                    {seat}
                  </Badge>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Sentences list={[item.handling, ...item.extendRules].filter(Boolean)} />
    </>
  )
}
