import { mayDo, useEmployee } from '../../../api/employee'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { UploadCard } from './upload-card'
import { useUpload } from './use-upload'
import { VoucherList } from './voucher-list'
import styles from './voucher.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/vouchers')
  return null
}

/** Vouchers of what the company paid, whoever uploaded them (S2.49). */
export function Component() {
  const text = useText('finance/vouchers')
  const uploads = useUpload('company')
  const uploadsToo = mayDo(useEmployee(), 'finance')
  return (
    <Page
      title={text.company.title}
      action={
        <ButtonLink icon="chart" to={paths.voucherRadar()}>
          {text.radar.title}
        </ButtonLink>
      }
    >
      <p className={styles['lead']}>{text.company.lead}</p>
      <Stack>
        {uploadsToo && <UploadCard whose="company" uploads={uploads} />}
        <Card>
          <VoucherList whose="company" />
        </Card>
      </Stack>
    </Page>
  )
}
