import type { Statement } from './write.ts'

/** Pictures, sounds, a film and a document; most with a description, some without, as in life. */
export const MEDIA_POSTS: readonly Omit<Statement, 'at'>[] = [
  {
    by: 'alice',
    text: 'Six in the morning, before the kettle. #photography',
    show: [
      {
        name: 'photo-hills-1200x800-kettle',
        description:
          'Layers of hills fading into a pale morning haze, a low sun, pines on the nearest slope.',
      },
    ],
  },
  {
    by: 'lowlight',
    text: 'harbour lights, long exposure',
    show: [
      {
        name: 'photo-city-1000x1250-harbour',
        description: 'A city skyline after sunset, hundreds of lit windows, a moon above.',
      },
    ],
  },
  {
    by: 'nyx',
    text: 'It danced for eleven minutes and then went to bed. #aurora',
    show: [
      {
        name: 'photo-night-900x600-danced',
        description:
          'Green curtains of northern light over snowy mountains; a small orange tent glows between the trees.',
      },
    ],
  },
  {
    by: 'skipper',
    text: 'Somebody else’s boat, my kind of evening.',
    show: [
      {
        name: 'photo-sea-1200x800-evening',
        description: 'A sailing boat on calm water, the sun low, its light a path towards the camera.',
      },
    ],
  },
  {
    by: 'wren',
    text: 'Where the owl lives. I will not say where. :leaf:',
    show: [
      {
        name: 'photo-forest-720x960-owl',
        description: 'Tall dark trunks in mist, light falling between them.',
      },
    ],
  },
  {
    by: 'hazel',
    text: 'My employees’ favourite canteen. #bees',
    show: [
      {
        name: 'photo-flower-800x800-canteen',
        description: 'Two large blossoms, petals wide open, the garden blurred behind them.',
      },
    ],
  },
  {
    by: 'alice',
    text: 'This week’s harvest, weighed in bowls.',
    show: [
      {
        name: 'photo-harvest-1000x750-bowls',
        description: 'A bowl heaped with tomatoes, lemons and plums on a wooden table.',
      },
    ],
  },
  {
    by: 'jiwoo',
    text: '오늘의 편집장.',
    language: 'ko',
    show: [
      {
        name: 'photo-cat-800x1000-editor',
        description: '창가에 앉아 밖을 바라보는 검은 고양이와 작은 화분.',
      },
    ],
  },
  {
    by: 'darya',
    text: 'Новый остров. Жителей пока двое: кот и смотритель.',
    language: 'ru',
    show: [
      {
        name: 'photo-map-1000x800-island',
        description: 'Рисованная карта острова: полосы высот, красная пунктирная тропа и флажок.',
      },
    ],
  },
  {
    by: 'lambda',
    text: 'Me: I will only fix one line.',
    show: [
      {
        name: 'photo-editor-1200x750-oneline',
        description: 'A code editor seen from so far away that the lines are only coloured dashes.',
      },
    ],
  },
  {
    by: 'samir',
    text: 'Pupils’ mood by month. The dip is exams; the other dip is also exams.',
    show: [
      {
        name: 'photo-chart-1000x640-mood',
        description: 'A bar chart over twelve months with two curves; both curves fall in early summer.',
      },
    ],
  },
  {
    by: 'pixel',
    text: 'Ribbon study. :parrot:',
    show: [
      {
        name: 'photo-abstract-1000x1000-ribbons',
        description: 'Waves of paper-like ribbons in related colours.',
      },
    ],
  },
  {
    by: 'alice',
    text: 'Four seasons from the same window. Same cat.',
    show: [
      { name: 'photo-cat-800x800-spring', description: 'The cat on the sill, the hills fresh.' },
      { name: 'photo-cat-800x800-summer', description: 'The cat on the sill, a high bright sky.' },
      { name: 'photo-cat-800x800-autumn', description: 'The cat on the sill, everything the colour of tea.' },
      { name: 'photo-cat-800x800-winter', description: 'The cat on the sill, pale sky.' },
    ],
  },
  { by: 'lowlight', text: '', show: [{ name: 'photo-city-1400x600-tram' }] },
  {
    by: 'marit',
    text: 'West. East.',
    show: [
      { name: 'photo-sea-900x600-west', description: 'Sea and islands towards the evening sun.' },
      { name: 'photo-sea-900x600-east', description: 'The same sea the other way, hardly any wind.' },
    ],
  },
  {
    by: 'fern',
    text: 'Three woods before lunch.',
    show: [
      { name: 'photo-forest-600x800-beech', description: 'Beech wood in mist.' },
      { name: 'photo-forest-600x800-pine', description: 'Pines, closer together.' },
      { name: 'photo-forest-600x800-birch' },
    ],
  },
  {
    by: 'konrad',
    text: 'Gestern doch noch klar geworden.',
    language: 'de',
    show: [{ name: 'photo-night-800x800-klar', description: 'Nordlichter über verschneiten Bergen.' }],
  },
  { by: 'emre', text: 'Closed. Sold out. Happy.', show: [{ name: 'photo-city-700x1050-closed' }] },
  {
    by: 'jun',
    text: '帰り道。',
    language: 'ja',
    show: [{ name: 'photo-hills-1400x560-home', description: '夕方の山並み。' }],
  },
  {
    by: 'lucia',
    text: 'We recorded the warm-up by accident and it is the best thing we have ever done.',
    show: [
      {
        name: 'melody-warmup',
        type: 'audio/wav',
        description: 'Six seconds of plucked strings, slow and bright.',
      },
    ],
  },
  {
    by: 'shira',
    text: 'ניסיון ראשון, בלי חתול.',
    language: 'he',
    show: [{ name: 'melody-shira', type: 'audio/wav', description: 'קטע קצר של פריטה.' }],
  },
  {
    by: 'finn',
    text: 'the boat! it moves! five seconds of it! #gamedev',
    show: [
      {
        name: 'clip',
        type: 'video/webm',
        description: 'A small boat sails from left to right over drawn waves in front of a sunset.',
      },
    ],
  },
  {
    by: 'alice',
    text: 'The list for the autumn seed swap, for printing. Bring paper bags. #seeds',
    show: [
      { name: 'document-seeds', type: 'application/pdf', description: 'Seed swap list, one page, PDF.' },
    ],
  },
  {
    by: 'retro',
    text: 'Picture and sound, like in the brochure.',
    show: [
      { name: 'photo-editor-900x675-brochure', description: 'A screen with coloured lines of code.' },
      { name: 'melody-boot', type: 'audio/wav', description: 'The start-up tune.' },
    ],
  },
  {
    by: 'priya',
    text: 'Poster draft. Tell me what is wrong with it. No, tell me gently.',
    show: [
      {
        name: 'photo-abstract-800x1130-poster',
        description: 'A portrait-format poster of layered waves, a pale disc behind them.',
      },
    ],
  },
  {
    by: 'skipper',
    text: 'Chart. Not the good kind of chart.',
    show: [{ name: 'photo-chart-1000x640-skipper' }],
  },
  {
    by: 'tomasz',
    text: 'From the quiet carriage, kilometre 212.',
    show: [
      { name: 'photo-hills-1400x500-carriage', description: 'A wide panorama of hills under a large sky.' },
    ],
  },
  {
    by: 'vesper',
    text: 'Nobody has opened this window since the tenants left. Look at the sill. :ghost_boo:',
    sensitive: true,
    show: [
      {
        name: 'photo-cat-700x875-haunted',
        description: 'A black cat on a window sill. That is all. It is only a cat.',
      },
    ],
  },
  {
    by: 'ines',
    text: 'Contenido sensible: comida. El pulpo no opina, el cangrejo sí.',
    language: 'es',
    sensitive: true,
    show: [
      {
        name: 'photo-harvest-800x600-lunch',
        description: 'Un cuenco de fruta. El cangrejo está fuera de la foto.',
      },
    ],
  },
  {
    by: 'hazel',
    text: 'Before and after the rain.',
    show: [
      { name: 'photo-flower-800x600-before', description: 'Flowers in the dry border.' },
      { name: 'photo-flower-800x600-after', description: 'The same border, greener, wetter, prouder.' },
    ],
  },
  {
    by: 'mei',
    text: '远山。',
    language: 'zh',
    show: [{ name: 'photo-hills-700x1050-far', description: '层层远山与薄雾。' }],
  },
  {
    by: 'bob',
    text: 'Test ride. The bike was fine, the view was better.',
    show: [{ name: 'photo-hills-1000x667-ride', description: 'Hills in the evening, seen from a road.' }],
  },
  {
    by: 'noor',
    text: 'الخريطة التي فيها النهر.',
    language: 'ar',
    show: [{ name: 'photo-map-800x800-river', description: 'خريطة مرسومة باليد لجزيرة مع مسار أحمر.' }],
  },
  {
    by: 'bram',
    text: 'Market day: five minutes before, five hours before.',
    show: [
      { name: 'photo-harvest-900x900-market', description: 'A full bowl on the market table.' },
      { name: 'photo-night-800x533-early', description: 'The sky when the oven was lit.' },
    ],
  },
]
