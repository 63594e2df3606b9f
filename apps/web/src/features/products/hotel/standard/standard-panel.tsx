import type { HotelPanel } from '@sojourn/contract/products/hotel/policy-panel.shapes'
import { getHotelTravelBizPolicy } from '../../../../api/calls/products/hotel/policy'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { StandardProps } from '../../../booking/product/screens'
import { StandardBrief } from '../../../booking/policy/standard-brief'
import styles from '../../../booking/policy/standard-panel.module.css'
import { ofDraft, PanelStates, Sentences, standardOptions, type Read } from '../../../booking/policy/standard-states'

export const HotelStandard = (props: StandardProps) => <Standards {...props} abroad={false} />
export const IntlHotelStandard = (props: StandardProps) => <Standards {...props} abroad />

/** As many cities as home has room for without scrolling. */
const citiesInBrief = 4

function Standards({ abroad, ...props }: StandardProps & { abroad: boolean }) {
  const request = { ...ofDraft(props), OrderType: abroad ? (1 as const) : (0 as const) }
  const read: Read<HotelPanel> = useRead(getHotelTravelBizPolicy, request, standardOptions)
  return (
    <PanelStates read={read}>
      {(item) => (props.brief && item.cityItems.length > 0 ? <BriefStandard item={item} /> : <CityStandard item={item} />)}
    </PanelStates>
  )
}

type HotelItem = HotelPanel['items'][number]
type City = HotelItem['cityItems'][number] & Partial<HotelItem['seasonCityItems'][number]>

/** The first cities as figures; all of it on demand. */
function BriefStandard({ item }: { item: HotelItem }) {
  const text = useText('booking/policy/standards')
  const figures = item.cityItems.slice(0, citiesInBrief).map(({ cityNames, standard }) => ({
    name: text.list({ items: cityNames }),
    value: `≤ ${formatPrice(standard)}${text.perNight}`,
  }))
  return (
    <StandardBrief figures={figures}>
      <CityStandard item={item} />
    </StandardBrief>
  )
}

/** What a room may cost by city, seasons marked (S3.49, S3.50), then the other rules (S3.51). */
function CityStandard({ item }: { item: HotelItem }) {
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
  const text = useText('booking/policy/standards')
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
