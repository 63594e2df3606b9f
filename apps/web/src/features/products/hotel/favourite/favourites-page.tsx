import { DateField } from '../../../../kit/dates/date-field'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getFavouriteHotels } from '../../../../api/calls/products/hotel/favourite'
import { useRead } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Field } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { FavouriteRow } from './favourite-row'
import styles from './favourites.module.css'
import { useDateSection } from '../queries'

type Favourites = WebResponse<NonNullable<typeof getFavouriteHotels.contract>>

export async function loader() {
  await loadTexts('products/hotel/favourite', 'products/hotel/words', 'kit/widgets')
  return null
}

/** Hotels that a person keeps (S2.39), with tonight's price or that of a chosen day, each one press from its rooms. */
export function Component() {
  const text = useText('products/hotel/favourite')
  const [address] = useSearchParams()
  const date = address.get('date')
  const { data, error, refetch } = useRead(getFavouriteHotels, date ? { checkInDate: date } : {}, {
    keepFormer: true,
    staleTime: 60_000,
  })
  return (
    <Page title={text.title}>
      <p className={styles['intro']}>{text.intro}</p>
      {data ? (
        data.hotels.length > 0 ? (
          <Favourites favourites={data} />
        ) : (
          <EmptyState
            icon="heart"
            title={text.empty}
            action={
              <ButtonLink kind="brand" icon="search" to={paths.home({ type: 3 })}>
                {text.search}
              </ButtonLink>
            }
          >
            {text.emptyWhy}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={132} gap={12} />
      )}
    </Page>
  )
}

function Favourites({ favourites: { hotels, checkInDate } }: { favourites: Favourites }) {
  const text = useText('products/hotel/favourite')
  const [cityId, setCityId] = useState(0)
  const cities = [...new Map(hotels.map((hotel) => [hotel.cityId, hotel.cityName]))]
  const shown = cities.some(([id]) => id === cityId) ? hotels.filter((hotel) => hotel.cityId === cityId) : hotels
  return (
    <>
      <div className={styles['filters']}>
        {cities.length > 1 && (
          <Field label={text.city}>
            {(control) => (
              <Select {...control} value={cityId} onChange={(event) => setCityId(Number(event.target.value))}>
                <option value={0}>{text.allCities}</option>
                {cities.map(([id, name]) => (
                  <option key={id} value={id}>
                    {text.cityOf({ name, count: hotels.filter((hotel) => hotel.cityId === id).length })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <DayField date={checkInDate} />
        <span className={styles['count']} role="status">
          {text.count({ count: shown.length })}
        </span>
      </div>
      <ul className={styles['list']}>
        {shown.map((hotel) => (
          <FavouriteRow key={hotel.hotelId} hotel={hotel} checkIn={checkInDate} checkOut={addDays(checkInDate, 1)} />
        ))}
      </ul>
    </>
  )
}

/** The day whose prices are shown, within what can be booked. */
function DayField({ date }: { date: string }) {
  const text = useText('products/hotel/favourite')
  const [, setAddress] = useSearchParams()
  const section = useDateSection(false).data
  const choose = (next: string) => {
    if (next) setAddress({ date: next }, { replace: true, preventScrollReset: true })
  }
  return (
    <DateField
      label={text.date}
      value={date}
      min={section?.beginDateText || section?.today}
      max={section?.endDateText || undefined}
      onChange={choose}
    />
  )
}
