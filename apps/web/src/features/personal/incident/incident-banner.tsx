import { getMyIncidents } from '../../../api/calls/admin/orders/incident'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './incident.module.css'

const liveMs = 60_000

/** Above everything else on home, while the company waits to hear how one is. */
export function IncidentBanner() {
  const { data } = useRead(getMyIncidents, {}, { refetchInterval: liveMs })
  const unanswered = data?.list.filter(({ answer }) => answer === undefined) ?? []
  return unanswered.map(({ incidentId, title }) => <Banner key={incidentId} id={incidentId} title={title} />)
}

function Banner({ id, title }: { id: string; title: string }) {
  const text = useText('personal/incident')
  return (
    <div role="alert" className={styles['banner']}>
      <Icon name="alert" />
      <span>{text.banner({ title })}</span>
      <ButtonLink kind="danger" to={paths.myIncident({ id })}>
        {text.answer}
      </ButtonLink>
    </div>
  )
}
