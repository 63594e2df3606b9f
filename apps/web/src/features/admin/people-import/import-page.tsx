import { loadTexts, useText } from '../../../kit/text/text'
import { Page, Stack } from '../../../kit/layout/page'
import { paths } from '../../../paths'
import { ChooseFile } from './choose-file'
import { ImportDone } from './import-done'
import { ImportReportView } from './import-report'
import { MatchColumns } from './match-columns'
import { usePeopleImport, type ImportStep } from './use-people-import'
import styles from './import.module.css'

export const loader = () => loadTexts('admin/people-import', 'kit/widgets').then(() => null)

const steps = ['file', 'columns', 'report'] as const

/** People from a file: chosen, matched, checked line by line, and taken over as a whole. */
export function Component() {
  const text = useText('admin/people-import')
  const way = usePeopleImport()
  const { state } = way
  return (
    <Page title={text.title} back={paths.people()}>
      <Stack>
        <Steps now={state.step} />
        {state.step === 'file' && <ChooseFile fault={state.fault} reading={way.reading} onFile={way.read} />}
        {state.step === 'columns' && (
          <MatchColumns
            sheet={state.sheet}
            mapping={state.mapping}
            busy={way.checking}
            onMap={way.map}
            onCheck={way.tryOut}
            onBack={way.toFile}
          />
        )}
        {state.step === 'report' && (
          <ImportReportView
            sheet={state.sheet}
            mapping={state.mapping}
            report={state.report}
            busy={way.taking}
            onTake={way.takeOver}
            onFile={way.toFile}
            onColumns={way.toColumns}
          />
        )}
        {state.step === 'done' && <ImportDone taken={state.taken} onFile={way.toFile} />}
      </Stack>
    </Page>
  )
}

/** Where one stands; nothing once all is done. */
function Steps({ now }: { now: ImportStep['step'] }) {
  const text = useText('admin/people-import')
  const at = steps.findIndex((step) => step === now)
  if (at < 0) return null
  return (
    <>
      <p role="status" className="visually-hidden">
        {text.stepOf({ step: at + 1, all: steps.length, name: text.steps[steps[at]!] })}
      </p>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step} className={index <= at ? styles['reached'] : undefined} aria-current={index === at ? 'step' : undefined}>
            <span className={styles['number']}>{index + 1}</span>
            {text.steps[step]}
          </li>
        ))}
      </ol>
    </>
  )
}
