import type { PostText } from '../write.ts'

/** Posts with pictures, sounds, a film and a document. Most files have a description. */
export const MEDIA_POSTS: readonly Omit<PostText, 'at'>[] = [
  {
    by: 'alice',
    text: 'Six in the morning, before the kettle. #photography',
    show: [
      {
        file: 'photos/hills-kettle.webp',
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
        file: 'photos/city-harbour.webp',
        description: 'A city skyline after sunset, hundreds of lit windows, a moon above.',
      },
    ],
  },
  {
    by: 'nyx',
    text: 'It danced for eleven minutes and then went to bed. #aurora',
    show: [
      {
        file: 'photos/night-danced.webp',
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
        file: 'photos/sea-evening.webp',
        description: 'A sailing boat on calm water, the sun low, its light a path towards the camera.',
      },
    ],
  },
  {
    by: 'wren',
    text: 'Where the owl lives. I will not say where. :leaf:',
    show: [
      {
        file: 'photos/forest-owl.webp',
        description: 'Tall dark trunks in mist, light falling between them.',
      },
    ],
  },
  {
    by: 'hazel',
    text: 'My employees’ favourite canteen. #bees',
    show: [
      {
        file: 'photos/flower-canteen.webp',
        description: 'Two large blossoms, petals wide open, the garden blurred behind them.',
      },
    ],
  },
  {
    by: 'alice',
    text: 'This week’s harvest, weighed in bowls.',
    show: [
      {
        file: 'photos/harvest-bowls.webp',
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
        file: 'photos/cat-editor.webp',
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
        file: 'photos/map-island.webp',
        description: 'Рисованная карта острова: полосы высот, красная пунктирная тропа и флажок.',
      },
    ],
  },
  {
    by: 'lambda',
    text: 'Me: I will only fix one line.',
    show: [
      {
        file: 'photos/editor-oneline.webp',
        description: 'A code editor seen from so far away that the lines are only coloured dashes.',
      },
    ],
  },
  {
    by: 'samir',
    text: 'Pupils’ mood by month. The dip is exams; the other dip is also exams.',
    show: [
      {
        file: 'photos/chart-mood.webp',
        description: 'A bar chart over twelve months with two curves; both curves fall in early summer.',
      },
    ],
  },
  {
    by: 'pixel',
    text: 'Ribbon study. :parrot_loud:',
    show: [
      {
        file: 'photos/abstract-ribbons.webp',
        description: 'Waves of paper-like ribbons in related colours.',
      },
    ],
  },
  {
    by: 'alice',
    text: 'Four seasons from the same window. Same cat.',
    show: [
      { file: 'photos/cat-spring.webp', description: 'The cat on the sill, the hills fresh.' },
      { file: 'photos/cat-summer.webp', description: 'The cat on the sill, a high bright sky.' },
      { file: 'photos/cat-autumn.webp', description: 'The cat on the sill, everything the colour of tea.' },
      { file: 'photos/cat-winter.webp', description: 'The cat on the sill, pale sky.' },
    ],
  },
  { by: 'lowlight', text: '', show: [{ file: 'photos/city-tram-wide.webp' }] },
  {
    by: 'marit',
    text: 'West. East.',
    show: [
      { file: 'photos/sea-west.webp', description: 'Sea and islands towards the evening sun.' },
      { file: 'photos/sea-east.webp', description: 'The same sea the other way, hardly any wind.' },
    ],
  },
  {
    by: 'fern',
    text: 'Three woods before lunch.',
    show: [
      { file: 'photos/forest-beech.webp', description: 'Beech wood in mist.' },
      { file: 'photos/forest-pine.webp', description: 'Pines, closer together.' },
      { file: 'photos/forest-birch.webp' },
    ],
  },
  {
    by: 'konrad',
    text: 'Gestern doch noch klar geworden.',
    language: 'de',
    show: [{ file: 'photos/night-klar.webp', description: 'Nordlichter über verschneiten Bergen.' }],
  },
  { by: 'emre', text: 'Closed. Sold out. Happy.', show: [{ file: 'photos/city-closed.webp' }] },
  {
    by: 'jun',
    text: '帰り道。',
    language: 'ja',
    show: [{ file: 'photos/hills-home.webp', description: '夕方の山並み。' }],
  },
  {
    by: 'lucia',
    text: 'We recorded the warm-up by accident and it is the best thing we have ever done.',
    show: [
      {
        file: 'sounds/warmup.wav',
        description: 'Six seconds of plucked strings, slow and bright.',
      },
    ],
  },
  {
    by: 'shira',
    text: 'ניסיון ראשון, בלי חתול.',
    language: 'he',
    show: [{ file: 'sounds/shira.wav', description: 'קטע קצר של פריטה.' }],
  },
  {
    by: 'finn',
    text: 'the boat! it moves! five seconds of it! #gamedev',
    show: [
      {
        file: 'files/boat.webm',
        description: 'A small boat sails from left to right over drawn waves in front of a sunset.',
      },
    ],
  },
  {
    by: 'alice',
    text: 'The list for the autumn seed swap, for printing. Bring paper bags. #seeds',
    show: [{ file: 'files/seeds.pdf', description: 'Seed swap list, one page, PDF.' }],
  },
  {
    by: 'retro',
    text: 'Picture and sound, like in the brochure.',
    show: [
      { file: 'photos/editor-brochure.webp', description: 'A screen with coloured lines of code.' },
      { file: 'sounds/boot.wav', description: 'The start-up tune.' },
    ],
  },
  {
    by: 'priya',
    text: 'Poster draft. Tell me what is wrong with it. No, tell me gently.',
    show: [
      {
        file: 'photos/abstract-poster.webp',
        description: 'A portrait-format poster of layered waves, a pale disc behind them.',
      },
    ],
  },
  {
    by: 'skipper',
    text: 'Chart. Not the good kind of chart.',
    show: [{ file: 'photos/chart-skipper.webp' }],
  },
  {
    by: 'tomasz',
    text: 'From the quiet carriage, kilometre 212.',
    show: [
      { file: 'photos/hills-carriage.webp', description: 'A wide panorama of hills under a large sky.' },
    ],
  },
  {
    by: 'vesper',
    text: 'Nobody has opened this window since the tenants left. Look at the sill. :ghost_boo:',
    sensitive: true,
    show: [
      {
        file: 'photos/cat-haunted.webp',
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
        file: 'photos/harvest-lunch.webp',
        description: 'Un cuenco de fruta. El cangrejo está fuera de la foto.',
      },
    ],
  },
  {
    by: 'hazel',
    text: 'Before and after the rain.',
    show: [
      { file: 'photos/flower-before.webp', description: 'Flowers in the dry border.' },
      { file: 'photos/flower-after.webp', description: 'The same border, greener, wetter, prouder.' },
    ],
  },
  {
    by: 'mei',
    text: '远山。',
    language: 'zh',
    show: [{ file: 'photos/hills-far.webp', description: '层层远山与薄雾。' }],
  },
  {
    by: 'bob',
    text: 'Test ride. The bike was fine, the view was better.',
    show: [{ file: 'photos/hills-ride.webp', description: 'Hills in the evening, seen from a road.' }],
  },
  {
    by: 'noor',
    text: 'الخريطة التي فيها النهر.',
    language: 'ar',
    show: [{ file: 'photos/map-river.webp', description: 'خريطة مرسومة باليد لجزيرة مع مسار أحمر.' }],
  },
  {
    by: 'bram',
    text: 'Market day: five minutes before, five hours before.',
    show: [
      { file: 'photos/harvest-market.webp', description: 'A full bowl on the market table.' },
      { file: 'photos/night-early.webp', description: 'The sky when the oven was lit.' },
    ],
  },
]
