/** The words for what is wrong with a file. */
import { errorText, withServerWords } from '#components/feedback/error-text.ts'
import { findRefusal } from '#components/feedback/refusals.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { FileProblem, type FileProblemKind } from '#domain/composer/attachment.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const TEXTS = {
  too_many: 'attachment.too_many',
  type: 'attachment.wrong_type',
  heic: 'attachment.heic',
  folder: 'attachment.folder',
  empty: 'attachment.empty',
  size: 'attachment.too_large',
  unreadable: 'attachment.unreadable',
  uncleanable: 'attachment.uncleanable',
  canvas: 'attachment.canvas',
  missing: 'attachment.missing',
  download: 'attachment.download_failed',
  cancelled: 'attachment.cancelled',
} as const satisfies Record<FileProblemKind, TextKey>

const MEGABYTE = 1_000_000

/** `problem`: a kind that was found here, or whatever an upload threw. */
export function problemText(problem: unknown, instance: Instance, t: Translate): string {
  const kind = problem instanceof FileProblem ? problem.kind : refusedKind(problem)
  if (!isKind(kind)) return errorText(problem, t, findRefusal)
  const { statuses, media_attachments } = instance.configuration
  const bytes = refusedSize(problem) ?? media_attachments.image_size_limit
  const own = t(TEXTS[kind], { count: statuses.max_media_attachments, megabytes: inMegabytes(bytes) })
  return kind === 'size' ? own : withServerWords(own, problem, t) // the limit is all that its words hold
}

/** The words of the server that mean a problem known here (docs/server/errors.md#media). */
function refusedKind(problem: unknown): unknown {
  if (!(problem instanceof ApiError)) return problem
  if (problem.status === 415 || problem.message.startsWith('invalid media type')) return 'type'
  return refusedSize(problem) === null ? problem : 'size'
}

/**
 * Returns the limit, in bytes, that a refusal names; it may have changed since the instance was asked. Null
 * where it names none.
 */
function refusedSize(problem: unknown): number | null {
  const [, amount, unit] =
    (problem instanceof ApiError && /^file size must be less than ([\d.]+)(kB|MB)$/.exec(problem.message)) ||
    []
  return amount === undefined ? null : Number(amount) * (unit === 'kB' ? 1000 : MEGABYTE)
}

/** Returns a limit as it is said: never more than it is. */
function inMegabytes(bytes: number): number {
  const steps = bytes < MEGABYTE ? 1000 : 10
  return Math.floor((bytes / MEGABYTE) * steps) / steps
}

const isKind = (kind: unknown): kind is FileProblemKind =>
  typeof kind === 'string' && Object.hasOwn(TEXTS, kind)
