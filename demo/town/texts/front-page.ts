import type { PostText } from '../write.ts'

/** The posts of the last hours, newest first. The first screen shows a bit of everything with them. */
export const FRONT_PAGE: readonly (PostText & { popularity: number })[] = [
  {
    by: 'wren',
    at: 3,
    popularity: 0.25,
    text: 'The kingfisher sat on the "no fishing" sign for nine minutes. Then it went fishing. :leaf:',
  },
  {
    by: 'lowlight',
    at: 11,
    popularity: 0.6,
    text: 'first tram, second coffee #photography',
    show: [
      {
        file: 'photos/city-tram.webp',
        description:
          'The city before sunrise: silhouettes of roofs under a teal sky, a few windows already lit, the moon still up.',
      },
    ],
  },
  {
    by: 'leyla',
    at: 19,
    popularity: 0.35,
    language: 'fa',
    text: 'صبح زود، پیش از آن‌که شهر بیدار شود، باغچه مال من است و من مال باغچه. #باغ',
  },
  {
    by: 'lambda',
    at: 27,
    popularity: 0.45,
    content:
      '<p>Found it. Eleven hours, one character:</p><pre><code>- if (tide = &quot;low&quot;) return harbour\n+ if (tide === &quot;low&quot;) return harbour\n</code></pre><p>The sea has been low since March.</p>',
  },
  {
    by: 'alice',
    at: 41,
    popularity: 0.8,
    text: 'Dew on everything, including the photographer. Prints for subscribers go out on Friday. #garden #photography',
    show: [
      {
        file: 'photos/flower-dew.webp',
        description:
          'Blossoms close up, petals like porcelain, the garden dissolved into soft discs of light behind them.',
      },
      { file: 'photos/hills-dew.webp', description: 'The hills behind the plot at sunrise.' },
    ],
  },
  {
    by: 'jun',
    at: 58,
    popularity: 0.3,
    language: 'ja',
    text: '朝の窯はまだ温かい。昨日の火が、今日の手を温める。',
  },
  {
    by: 'priya',
    at: 73,
    popularity: 0.4,
    text: 'Breaking: the city answered my letter about the tram signs. In real italics. I am framing it.',
  },
  {
    by: 'nyx',
    at: 96,
    popularity: 0.7,
    text: 'Worth every frozen toe. #aurora #astronomy',
    show: [
      {
        file: 'photos/night-toes.webp',
        description: 'Northern lights in green curtains over snowy mountains, a lit tent between dark pines.',
      },
    ],
  },
  {
    by: 'otto',
    at: 112,
    popularity: 0.2,
    text: '>set alarm for six\n>wake up at five to make sure it works\n\nIt works.',
  },
  {
    by: 'shira',
    at: 131,
    popularity: 0.25,
    language: 'he',
    text: 'בוקר טוב לכולם, ובמיוחד לחתול, שכבר תלש את הדף של היום. 🎻',
  },
]

/** The reposts of the last hours. */
export const FRONT_PAGE_REPOSTS: readonly { by: string; at: number; of: string; words: string }[] = [
  { by: 'finn', at: 16, of: 'nyx', words: 'Worth every frozen toe' },
  { by: 'wren', at: 64, of: 'marit', words: 'West. East.' },
  { by: 'tomasz', at: 88, of: 'konrad', words: 'Donaudampf' },
]
