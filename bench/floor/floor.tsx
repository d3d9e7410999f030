import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Account = { display_name: string; acct: string; avatar: string }
type Media = { id: string; type: string; url: string; description: string | null }
type Post = {
  id: string
  created_at: string
  content: string
  account: Account
  media_attachments: Media[]
  reblog: Post | null
  favourited: boolean
}

const wanted = new URLSearchParams(location.search)
const path = wanted.get('posts') ?? '/api/v1/timelines/home?limit=20'
/** How many posts a long page holds; it loads them all before it draws the first one. */
const count = Number(wanted.get('count'))

async function load(): Promise<Post[]> {
  const token = localStorage.getItem('auth_token')
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  const ask = async (address: string): Promise<Post[]> => (await fetch(address, { headers })).json()
  const posts = await ask(path)
  while (posts.length < count) posts.push(...(await ask(`${path}&max_id=${posts.at(-1)?.id}`)))
  return posts
}

/** Shows a list of posts with React alone: one request, no rules, no safety, HTML as it comes. */
function Floor() {
  const [posts, setPosts] = useState<Post[]>([])
  useEffect(() => {
    load().then(setPosts)
  }, [])
  return posts.map((post) => <Article key={post.id} post={post.reblog ?? post} />)
}

function Article({
  post: { id, account, content, created_at, media_attachments, favourited },
}: {
  post: Post
}) {
  return (
    <article>
      <header>
        <img src={account.avatar} alt="" width="40" height="40" loading="lazy" />
        <b>{account.display_name || account.acct}</b> @{account.acct}{' '}
        <time dateTime={created_at}>{created_at}</time>
      </header>
      <div
        ref={(element) => {
          if (element) element.innerHTML = content
        }}
      />
      {media_attachments
        .filter(({ type }) => type === 'image')
        .map(({ id, url, description }) => (
          <img key={id} src={url} alt={description ?? ''} loading="lazy" className="media" />
        ))}
      <Like id={id} wasPressed={favourited} />
    </article>
  )
}

/** Shows the like at once and sends it. */
function Like({ id, wasPressed }: { id: string; wasPressed: boolean }) {
  const [isPressed, setPressed] = useState(wasPressed)
  function toggle() {
    setPressed(!isPressed)
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const action = isPressed ? 'unfavourite' : 'favourite'
    void fetch(`/api/v1/statuses/${id}/${action}`, { method: 'POST', headers })
  }
  return (
    <button type="button" data-like aria-pressed={isPressed} onClick={toggle}>
      Like
    </button>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
