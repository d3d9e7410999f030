/** The words for what is wrong with a file. */
import { errorText } from '#components/feedback/error-text.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { FileProblem, type FileProblemKind } from '#domain/composer/attachment.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const TEXTS = {
  too_many: 'attachment.too_many',
  type: 'attachment.wrong_type',
  empty: 'attachment.empty',
  size: 'attachment.too_large',
  unreadable: 'attachment.unreadable',
  missing: 'attachment.missing',
  download: 'attachment.download_failed',
  cancelled: 'attachment.cancelled',
} as const satisfies Record<FileProblemKind, TextKey>

const MEGABYTE = 1_000_000

/** `problem`: a kind that was found here, or whatever an upload threw. */
export function problemText(problem: unknown, instance: Instance, t: Translate): string {
  const kind = problem instanceof FileProblem ? problem.kind : refusedKind(problem)
  if (!isKind(kind)) return errorText(problem, t)
  const { statuses, media_attachments } = instance.configuration
  return t(TEXTS[kind], {
    count: statuses.max_media_attachments,
    megabytes: Math.floor(media_attachments.image_size_limit / MEGABYTE),
  })
}

/** The words of the server that mean a problem known here (docs/server/errors.md#media). */
function refusedKind(problem: unknown): unknown {
  if (!(problem instanceof ApiError)) return problem
  if (problem.status === 415 || problem.message.startsWith('invalid media type')) return 'type'
  return problem.message.startsWith('file size must be less than') ? 'size' : problem
}

const isKind = (kind: unknown): kind is FileProblemKind =>
  typeof kind === 'string' && Object.hasOwn(TEXTS, kind)
