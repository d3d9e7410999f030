/**
 * The parameters of an address that only say who pressed it where, and the text without them
 * (docs/spec/writing.md#tracking-parameters).
 */

/**
 * The names that Firefox takes off addresses (its preference `privacy.query_stripping.strip_list`), those of
 * Google Analytics, Piwik and Matomo for campaigns, and those by which shops of advertisements and letters
 * know a press. None of them changes what is shown. Names that mean something else elsewhere, such as `ref`,
 * `si` or `source`, are left alone.
 */
const NAMES = new Set(
  (
    '__hsfp __hssc __hstc __s _branch_match_id _ga _gl _hsenc _hsmi _kx _openstat at_recipient_id ' +
    'at_recipient_list bbeml bsft_clkid bsft_uid dclid et_rid fb_action_ids fb_comment_id fbclid gad_source ' +
    'gbraid gclid gclsrc guce_referrer guce_referrer_sig hsctatracking igsh igshid irclickid li_fat_id ' +
    'mc_cid mc_eid mkt_tok ml_subscriber ml_subscriber_hash msclkid mtm_campaign mtm_cid mtm_content ' +
    'mtm_group mtm_keyword mtm_medium mtm_placement mtm_source oft_c oft_ck oft_d oft_id oft_ids oft_k ' +
    'oft_lk oft_sid oly_anon_id oly_enc_id piwik_campaign piwik_kwd pk_campaign pk_cid pk_content pk_kwd ' +
    'pk_medium pk_source rb_clickid s_cid sc_customer srsltid ss_email_id sscid ttclid twclid unicorn_click_id ' +
    'vero_conv vero_id vgo_ee wbraid wickedid yclid ymclid ysclid'
  ).split(' '),
)

/** Whatever comes behind it: campaigns have invented many. */
const PREFIX = /^utm_/

const isTracking = (name: string) => PREFIX.test(name) || NAMES.has(name)

/** An address up to its end, or to what cannot be part of it in a text. */
const ADDRESS = /https?:\/\/[^\s<>"`]+/gi

/** One parameter. What closes a link in markdown ends it. */
const PARAMETER = /([?&])([^\s=&#?)\]]+)(?:=[^\s&#)\]]*)?/g

export interface Cleaned {
  text: string
  /** The names of what was taken off, each once. */
  removed: readonly string[]
}

/** Returns a text whose addresses have no tracking parameters any more. All else stays as it is. */
export function withoutTracking(text: string): Cleaned {
  const removed = new Set<string>()
  const cleaned = text.replace(ADDRESS, (address) => {
    const query = address.indexOf('?')
    const path = query === -1 ? address : address.slice(0, query)
    // An address within the path, as in an archive of the web, is known there by all of its letters.
    if (query === -1 || path.lastIndexOf('://') > path.indexOf('://')) return address
    const hash = address.indexOf('#', query)
    const end = hash === -1 ? address.length : hash
    return path + withoutNamed(address.slice(query, end), removed) + address.slice(end)
  })
  return { text: cleaned, removed: [...removed] }
}

function withoutNamed(query: string, removed: Set<string>): string {
  let hasLost = false
  const left = query.replace(PARAMETER, (whole, _sign, name: string) => {
    if (!isTracking(name.toLowerCase())) return whole
    removed.add(name)
    hasLost = true
    return ''
  })
  return hasLost ? left.replace(/^&/, '?') : query
}
