import { searchOwnDue } from '../../../api/calls/finance/voucher'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { ChooseFiles } from './choose-files'
import { DueList } from './due-list'
import { UploadCard } from './upload-card'
import { useUpload, type Uploads } from './use-upload'
import { VoucherList } from './voucher-list'
import styles from './voucher.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/vouchers')
  return null
}

/** Vouchers that somebody was given, and those that are still to be had (S2.40). */
export function Component() {
  const text = useText('finance/vouchers')
  const uploads = useUpload('own')
  return (
    <Page title={text.own.title}>
      <p className={styles['lead']}>{text.own.lead}</p>
      <Stack>
        <UploadCard whose="own" uploads={uploads} />
        <Missing uploads={uploads} />
        <Card title={text.own.given}>
          <VoucherList whose="own" />
        </Card>
      </Stack>
    </Page>
  )
}

/** A voucher that is uploaded for a thing is compared with its order alone. */
function Missing({ uploads: { progress, send } }: { uploads: Uploads }) {
  const text = useText('finance/vouchers')
  const pages = usePages(searchOwnDue, {}, (page) => page)
  return (
    <Card title={text.own.missing}>
      <p className={styles['lead']}>{text.own.missingLead}</p>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={3} row={60} card={140} />}
        empty={
          <EmptyState compact icon="check" title={text.own.missingNone}>
            {text.own.missingNoneWhy}
          </EmptyState>
        }
      >
        {(things) => (
          <DueList
            things={things}
            action={({ item, orderNo, service }) => (
              <ChooseFiles
                size="compact"
                name={text.upload.forThis}
                about={[text.upload.forThis, text.items[item], service, orderNo].filter(Boolean).join(' ')}
                busy={progress !== undefined}
                onFiles={(files) => {
                  send(files, orderNo)
                  window.scrollTo({ top: 0 })
                }}
              />
            )}
          />
        )}
      </PagedList>
    </Card>
  )
}
