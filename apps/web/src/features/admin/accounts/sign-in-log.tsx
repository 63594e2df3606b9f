import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { getSignIns } from '../../../api/calls/admin/people/account'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { ListWords } from '../../../kit/lists/list-words'
import { Badge } from '../../../kit/marks/badge'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { ExportList } from '../../booking/list-file/export-list'
import { usePages } from '../../booking/paging/use-pages'
import styles from './accounts.module.css'

/** When somebody signed in or was refused, the newest first. */
export function SignInLog({ account: { employeeId, name } }: { account: Pick<AccountDetail, 'employeeId' | 'name'> }) {
  const text = useText('admin/account/accounts')
  const pages = usePages(getSignIns, { employeeId }, (page) => page)
  const entries = pages.items?.length ?? 0
  return (
    <section className={styles['section']}>
      <div className={styles['heading']}>
        <h3>{text.log}</h3>
        {entries > 0 && (
          <ListWords value={[name]}>
            <ExportList list="signIns" search={{ employeeId }} fileName={`${text.log}-${name}`} />
          </ListWords>
        )}
      </div>
      <PagedList
        pages={pages}
        skeleton={<SkeletonList count={3} height={44} />}
        empty={<p className={styles['soft']}>{text.noSignIns}</p>}
      >
        {(entries) => (
          <ul className={styles['list']}>
            {entries.map(({ id, at, refused, address, count }) => (
              <li key={id}>
                <div className={styles['words']}>
                  <span className={styles['name']}>
                    {formatInstant(at)}
                    {refused === undefined ? (
                      <Badge tone="good">{text.signedIn}</Badge>
                    ) : (
                      <Badge tone="bad">{text.signInRefused}</Badge>
                    )}
                  </span>
                  <span className={styles['minor']}>
                    {[refused, address || text.unknownAddress, count > 1 && text.times({ count })].filter(Boolean).join(' · ')}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
