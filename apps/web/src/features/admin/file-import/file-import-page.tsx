import type { ImportReport } from '@sojourn/contract/admin/people/import.shapes'
import type { ReactNode } from 'react'
import { Page, Stack } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { ChooseFile } from './choose-file'
import type { FileImport } from './file-import'
import { ImportDone } from './import-done'
import { ImportReportView } from './import-report'
import { MatchColumns } from './match-columns'
import { useFileImport, type ImportStep } from './use-file-import'
import styles from './import.module.css'

const steps = ['file', 'columns', 'report'] as const

interface FileImportPageProps<Column extends string> {
  file: FileImport<Column>
  /** What else is chosen before a file is taken over. */
  choice?: (report: ImportReport<Column>) => ReactNode
}

/** Records from a file: chosen, matched, checked line by line, and taken over as a whole. */
export function FileImportPage<Column extends string>({ file, choice }: FileImportPageProps<Column>) {
  const { text, back } = file
  const progress = useFileImport(file)
  const { state, busy } = progress
  return (
    <Page title={text.title} back={back}>
      <Stack>
        <Steps now={state.step} />
        {state.step === 'file' && <ChooseFile file={file} fault={state.fault} reading={busy} onFile={progress.read} />}
        {state.step === 'columns' && (
          <MatchColumns
            file={file}
            sheet={state.sheet}
            mapping={state.mapping}
            busy={busy}
            onMap={progress.map}
            onCheck={progress.tryOut}
            onBack={progress.toFile}
          />
        )}
        {state.step === 'report' && (
          <ImportReportView
            text={text}
            sheet={state.sheet}
            mapping={state.mapping}
            report={state.report}
            choice={choice?.(state.report)}
            busy={busy}
            onTake={progress.takeOver}
            onFile={progress.toFile}
            onColumns={progress.toColumns}
          />
        )}
        {state.step === 'done' && <ImportDone file={file} taken={state.taken} onFile={progress.toFile} />}
      </Stack>
    </Page>
  )
}

/** Where one stands; nothing once all is done. */
function Steps({ now }: { now: ImportStep<string>['step'] }) {
  const text = useText('admin/file-import')
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
