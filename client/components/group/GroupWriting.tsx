import { useState } from 'react'
import { FoldedComposer } from '#components/composer/FoldedComposer.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { writingPlace } from '#domain/group/membership.ts'
import { useText } from '#i18n/i18n.ts'
import { useHistoryState } from '#platform/page/location.ts'
import styles from './GroupWriting.module.css'
import { timeOfRequest } from './time-of-request.ts'

/**
 * Shows the editor of posts to a group, or why it is not there
 * (docs/spec/groups.md#who-may-write-to-a-group).
 */
export function GroupWriting({ group }: { group: Account }) {
  const t = useText()
  const viewer = useViewer()
  const instance = useInstance()
  const place = writingPlace(viewer, useRelationship(group.id))
  const request = timeOfRequest(useHistoryState())
  // On a phone the open editor hides the request from the history entry. Afterwards the same request is back.
  const [requestedAt, setRequestedAt] = useState(request)
  if (request !== null && request !== requestedAt) setRequestedAt(request)
  if (place === 'nothing' || !viewer || !instance) return null
  if (place !== 'write') {
    return (
      <p className={styles.note}>{t(place === 'wait' ? 'group.wait_to_write' : 'group.join_to_write')}</p>
    )
  }
  return (
    <div className={styles.write}>
      <FoldedComposer
        key={`${viewer.id} ${requestedAt}`}
        viewer={viewer}
        instance={instance}
        task={{ kind: 'group', group }}
        prompt={t('group.write')}
        isAskedFor={requestedAt !== null}
      />
    </div>
  )
}
