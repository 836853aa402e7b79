-- For wrk: each connection is a dashboard that asks for its list, waits, and asks again.
-- Arguments: a file with the headers of a request on each line, "cookie<tab>etag", and the milliseconds between two.

local polls, next_poll, pause, begun = {}, 0, 0, 0
local threads = {}
statuses = {}

function setup(thread)
  thread:set("thread_number", #threads)
  table.insert(threads, thread)
end

function init(arguments)
  pause = tonumber(arguments[2])
  local threads_in_all = tonumber(arguments[3])
  local line_number = 0
  for line in io.lines(arguments[1]) do
    if line_number % threads_in_all == thread_number then
      local cookie, tag = line:match("([^\t]*)\t(.*)")
      table.insert(polls, wrk.format("GET", "/v1/claims", { cookie = cookie, ["if-none-match"] = tag }))
    end
    line_number = line_number + 1
  end
  math.randomseed(thread_number)
end

-- The first time, each begins at a moment of its own.
function delay()
  if begun < #polls then
    begun = begun + 1
    return math.random(0, pause)
  end
  return pause
end

function request()
  next_poll = next_poll % #polls + 1
  return polls[next_poll]
end

function response(status)
  local key = tostring(status)
  statuses[key] = (statuses[key] or 0) + 1
end

function done(summary, latency)
  local counts = {}
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("statuses")) do
      counts[status] = (counts[status] or 0) + count
    end
  end
  local told = {}
  for status, count in pairs(counts) do
    table.insert(told, string.format('"%s":%d', status, count))
  end
  local errors = summary.errors
  print(string.format(
    '{"seconds":%f,"p50":%f,"p95":%f,"p99":%f,"longest":%f,"broken":%d,"statuses":{%s}}',
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3,
    latency.max / 1e3, errors.connect + errors.read + errors.write, table.concat(told, ",")
  ))
end
