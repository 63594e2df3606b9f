import type { WhereaboutsCounts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { whereaboutsActivities } from '@sojourn/contract/admin/orders/whereabouts-words'
import { getWhereaboutsCounts } from '../../../api/calls/admin/orders/whereabouts'
import { useRead } from '../../../api/queries'
import { Link } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { activityIcons } from '../whereabouts/activity-looks'
import styles from './home.module.css'

const citiesShown = 6

/** In which cities people are today, and how many are on the way there; names stand behind it. */
export function TodayCard() {
  const text = useText('admin/home')
  const { data, error, refetch } = useRead(getWhereaboutsCounts, {})
  return (
    <Card title={text.today} action={<Link to={paths.whereabouts()}>{text.allPlaces}</Link>}>
      {data ? (
        <Places counts={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={28} gap={12} />
      )}
    </Card>
  )
}

function Places({ counts: { people, cities, activities } }: { counts: WhereaboutsCounts }) {
  const text = useText('admin/home')
  const where = useText('admin/orders/whereabouts')
  if (people === 0) return <IconLine icon="home">{text.nobodyAway}</IconLine>
  const more = cities.length - citiesShown
  return (
    <div className={styles['spend']}>
      <ul className={styles['activities']}>
        {whereaboutsActivities.map(
          (activity) =>
            activities[activity] > 0 && (
              <li key={activity}>
                <Link bare to={paths.whereabouts({ activity })} className={styles['activity']}>
                  <Icon name={activityIcons[activity]} size={18} />
                  {where.activities[activity]}
                  <strong>{activities[activity]}</strong>
                </Link>
              </li>
            ),
        )}
      </ul>
      <ul className={styles['cities']}>
        {cities.slice(0, citiesShown).map(({ city, name, people: there }) => (
          <li key={city}>
            <Link to={paths.whereabouts({ city })}>{name}</Link>
            <span>{text.cityPeople({ count: there })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles['soft']}>{text.moreCities({ count: more })}</p>}
    </div>
  )
}
