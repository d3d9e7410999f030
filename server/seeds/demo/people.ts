import type { NewAccount } from '#server/world/accounts.ts'
import { MONERO } from './instance.ts'

/** Who lives in the demo: sixteen people here, the rest on invented hosts. Notes of people elsewhere are HTML. */

export interface Person extends Omit<NewAccount, 'avatar' | 'header'> {
  /** Style of the drawn portrait; none shows the server's identicon. */
  portrait?: 'animal' | 'blossom' | 'mosaic' | 'planet' | 'robot' | 'hills' | 'sea' | 'ribbons'
  banner?: 'hills' | 'sea' | 'night' | 'city' | 'forest' | 'flower' | 'abstract' | 'map' | 'cat'
}

export const DEMO_PASSWORD = 'demo-password'

const meadow = { host: 'meadow.example' }
const night = { host: 'night.example' }
const fedi = { host: 'fedi.example' }
const harbour = { host: 'harbour.example' }
const lab = { host: 'lab.example' }
const bazaar = { host: 'bazaar.example' }
const press = { host: 'print.example' }
const observatory = { host: 'sternwarte.example' }

export const LOCALS: readonly Person[] = [
  {
    username: 'alice',
    display_name: 'Alice 🌱',
    note: 'Gardener by daylight, photographer at the edges of it, programmer when it rains.\nMonthly letters with seeds and prints for subscribers.\nhttps://meadow.example/@alice-garden',
    fields: [
      { name: 'Garden', value: '[plot 14, behind the station](https://meadow.example/plots/14)' },
      { name: 'Camera', value: 'the one I have with me' },
      { name: 'Pronouns', value: 'she/her' },
      { name: 'Weather', value: 'mostly' },
    ],
    payment_options: [
      { type: 'monero-subscription', chain_id: MONERO, price: 12_000, amount_min: 1_000_000_000, object_id: null },
      { type: 'link', name: 'Seed fund', href: 'https://meadow.example/seeds' },
    ],
    portrait: 'blossom',
    banner: 'hills',
    password: DEMO_PASSWORD,
  },
  {
    username: 'bob',
    display_name: 'Bob',
    note: 'I repair bicycles and, occasionally, sentences.',
    fields: [{ name: 'Workshop', value: 'open Tue–Sat, closed when the sun is out' }],
    portrait: 'animal',
    banner: 'city',
    password: DEMO_PASSWORD,
  },
  {
    username: 'carol',
    display_name: 'Carol',
    note: 'I run this place. If something is broken, it was probably me; if it works again, that was me too.',
    fields: [{ name: 'Office hours', value: 'evenings, with tea' }],
    portrait: 'planet',
    banner: 'night',
    password: DEMO_PASSWORD,
    role: 'admin',
  },
  {
    username: 'dave',
    display_name: 'Dave',
    note: 'Only reading. Please continue.',
    portrait: 'mosaic',
    password: DEMO_PASSWORD,
    role: 'read_only_user',
  },
  { username: 'emre', display_name: 'Emre', note: 'Bread at four in the morning, podcasts at five.', portrait: 'animal', banner: 'city' },
  { username: 'noor', display_name: 'نور', note: 'شِعر وقهوة وخرائط قديمة.', portrait: 'ribbons', banner: 'abstract' },
  { username: 'ines', display_name: 'Inés', note: 'Biología marina. Hablo con pulpos; ellos contestan poco.', portrait: 'sea', banner: 'sea' },
  { username: 'tomasz', display_name: 'Tomasz', note: 'Trains. Timetables. The quiet carriage.', portrait: 'mosaic', banner: 'city' },
  { username: 'wren', display_name: 'Wren :leaf:', note: 'Small bird, large coat. Ecologist.', portrait: 'animal', banner: 'forest' },
  { username: 'jun', display_name: '純', note: '陶芸と散歩。', portrait: 'hills' },
  { username: 'priya', display_name: 'Priya ✨', note: 'Type nerd. I notice your kerning and say nothing.', portrait: 'ribbons', banner: 'flower' },
  { username: 'otto', note: '' },
  { username: 'lucia', display_name: 'Lucía :heart_rainbow:', note: 'Choir, compost, contradictions.', portrait: 'blossom' },
  { username: 'samir', display_name: 'Samir', note: 'Teacher. My pupils think I am forty; I am a candle.', portrait: 'animal', locked: true },
  { username: 'greta', display_name: 'Greta', note: 'Tischlerin. Holz lügt nicht.', portrait: 'mosaic', banner: 'forest' },
  { username: 'finn', display_name: 'finn', note: 'i make tiny games about boats', portrait: 'planet', banner: 'sea' },
]

export const REMOTES: readonly Person[] = [
  { ...meadow, username: 'hazel', display_name: 'Hazel :bee_busy:', note: '<p>Forty thousand employees, all with wings.</p>', portrait: 'animal', banner: 'flower' },
  { ...meadow, username: 'bram', display_name: 'Bram the Baker', note: '<p>Flour, water, salt, time. Mostly time.</p>', portrait: 'hills' },
  { ...meadow, username: 'fern', display_name: 'Dr. Fern Underwood', note: '<p>Botanist. Moss is not a lawn problem, lawn is a moss problem.</p>', portrait: 'blossom', banner: 'forest' },
  { ...meadow, username: 'compost', display_name: 'Compost Club', note: '<p>A group for everything that used to be something else.</p>', is_group: true, portrait: 'mosaic' },
  { ...meadow, username: 'weather', display_name: 'Meadow Weather', note: '<p>I am a bot on a pole.</p>', bot: true, portrait: 'robot' },
  { ...night, username: 'nyx', display_name: 'Nyx ✨🔭', note: '<p>Telescope on the roof, neighbours informed.</p>', portrait: 'planet', banner: 'night' },
  { ...night, username: 'lowlight', display_name: 'low light', note: '<p>photographs after sunset</p>', portrait: 'sea', banner: 'city' },
  { ...night, username: 'moon', display_name: 'The Moon 🌙', note: '<p>Automated. Reliable. Slightly cratered.</p>', bot: true, portrait: 'robot', banner: 'night' },
  { ...night, username: 'insomnia', note: '' },
  { ...night, username: 'vesper', display_name: 'Vesper :ghost_boo:', note: '<p>Ghost stories, annotated.</p>', portrait: 'ribbons' },
  { ...fedi, username: 'quill', display_name: 'Quill', note: '<p>Writes novels. Deletes novels.</p>', portrait: 'animal', banner: 'forest' },
  { ...fedi, username: 'pixel', display_name: ':parrot: Pixel :parrot:', note: '<p>16×16 is plenty.</p>', portrait: 'mosaic', banner: 'abstract' },
  { ...fedi, username: 'marginalia', display_name: 'Marginalia', note: '<p>Librarian. The dog-ears know what you did.</p>', portrait: 'animal', banner: 'cat' },
  {
    ...fedi,
    username: 'her_excellency_the_baroness_of_the_lower_left_drawer',
    display_name: 'Her Excellency the Baroness of the Lower Left Drawer, Keeper of Spare Buttons and Protector of Unlabelled Keys',
    note: '<p>One does what one can.</p>',
    portrait: 'ribbons',
  },
  { ...fedi, username: 'zed', display_name: 'zed', note: '<p>last in every list</p>' },
  { ...harbour, username: 'skipper', display_name: 'Skipper', note: '<p>Thirty-two feet of wood and one opinion about anchors.</p>', portrait: 'sea', banner: 'sea' },
  { ...harbour, username: 'tides', display_name: 'Harbour Tides', note: '<p>High and low water, daily. Bot.</p>', bot: true, portrait: 'robot', banner: 'sea' },
  { ...harbour, username: 'marit', display_name: 'Marit', note: '<p>Lighthouse, retired. I too.</p>', portrait: 'hills', banner: 'sea' },
  { ...harbour, username: 'gull', display_name: 'a gull', note: '<p>your chips</p>', portrait: 'animal' },
  { ...lab, username: 'lambda', display_name: 'lambda λ', note: '<p>Types before breakfast.</p>', portrait: 'planet', banner: 'abstract' },
  { ...lab, username: 'proof', display_name: 'Proof by Tea :mug:', note: '<p>Mathematician. The margin is large enough.</p>', portrait: 'mosaic' },
  { ...lab, username: 'retro', display_name: 'retro.exe', note: '<p>Old machines, warm rooms.</p>', portrait: 'robot', banner: 'city' },
  { ...lab, username: 'off.by.one', display_name: 'Off By One', note: '<p>There are two hard problems.</p>', portrait: 'mosaic' },
  { ...lab, username: 'sable', display_name: 'sable 🔒', note: '<p>ask first</p>', locked: true, portrait: 'animal' },
  { ...bazaar, username: 'leyla', display_name: 'لیلا', note: '<p>باغبان، مترجم، دوستدار چای.</p>', portrait: 'blossom', banner: 'flower' },
  { ...bazaar, username: 'yusuf', display_name: 'يوسف الخطّاط', note: '<p>خطّاط. الحبر أسود والأخبار بيضاء.</p>', portrait: 'ribbons' },
  { ...bazaar, username: 'shira', display_name: 'שירה', note: '<p>מוזיקאית. חתול אחד, שלושה כינורות.</p>', portrait: 'animal', banner: 'cat' },
  { ...bazaar, username: 'darya', display_name: 'Дарья', note: '<p>Рисую карты несуществующих городов.</p>', portrait: 'hills', banner: 'map' },
  { ...press, username: 'typo', display_name: 'The Daily Typo', note: '<p>Letterpress, since last Teusday.</p>', portrait: 'mosaic', banner: 'abstract' },
  { ...press, username: 'sato', display_name: '佐藤みどり', note: '<p>活版印刷と古い喫茶店。</p>', portrait: 'sea', banner: 'cat' },
  { ...press, username: 'mei', display_name: '梅 · Mei', note: '<p>纸、墨、茶。</p>', portrait: 'blossom' },
  { ...press, username: 'jiwoo', display_name: '지우', note: '<p>책을 만들고 고양이를 모십니다.</p>', portrait: 'animal', banner: 'cat' },
  { ...observatory, username: 'konrad', display_name: 'Konrad', note: '<p>Sternwarte Südhang. Bei Regen Kaffee.</p>', portrait: 'planet', banner: 'night' },
  { ...observatory, username: 'lotte', display_name: 'Lotte', note: '<p>Je parle, ich spreche, hablo. Trop, zu viel, demasiado.</p>', portrait: 'blossom' },
  {
    host: 'attic.example',
    username: 'caretaker',
    acct: 'https://attic.example/actors/7',
    actor_id: 'https://attic.example/actors/7',
    url: 'https://attic.example/actors/7',
    display_name: 'The Caretaker',
    note: '<p>No door, no number, no address. Still here.</p>',
  },
]
