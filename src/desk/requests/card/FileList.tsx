import { Download } from 'lucide-react'
import { formatSize, labelOfType } from '#src/contracts/contact/contact-files.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import { Icon } from '#src/ui/base/Icon.tsx'
import type { StaffRequest } from '../request-records.ts'
import styles from './FileList.module.css'

export const FileList = ({
  request: { id, files },
}: {
  request: Pick<StaffRequest, 'id' | 'files'>
}) => {
  const maySave = useMay('contacts.files')
  return (
    <div className={styles['all']}>
      <p data-fold="summary">{`Files: ${cutText(files.map(({ name }) => name).join(', '), 80)}`}</p>
      <h4 id={`contact-${id}-files`}>Files</h4>
      <ul className={styles['files']} data-fold="rest" aria-labelledby={`contact-${id}-files`}>
        {files.map((file) => (
          <li key={file.id} className="row">
            {maySave ? (
              <a className="tap" href={`/api/contact/${id}/files/${file.id}`}>
                <Icon icon={Download} size="small" />
                <span>{file.name}</span>
              </a>
            ) : (
              <span>{file.name}</span>
            )}
            <span className={`muted ${styles['kind']}`}>
              {`${labelOfType(file.type)}, ${formatSize(file.size)}`}
            </span>
          </li>
        ))}
      </ul>
      {!maySave && (
        <p className="muted">Only owners and sales can save files; your role sees their names.</p>
      )}
    </div>
  )
}
