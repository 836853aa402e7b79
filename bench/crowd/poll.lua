-- For wrk: each connection is a dashboard that asks for its list, waits, and asks again.
-- Arguments: a file with the headers of a request on each line, "cookie<tab>etag", the milliseconds between two, and
-- those within which all connections ask for the first time.
-- In the end it says in JSON what went wrong, and how long answers took at each of as many quantiles: a list of all
-- would take wrk longer than the measure.

local polls, next_poll, begun, pause, beginning = {}, 0, 0, 0, 0
local quantiles = 400

function init(arguments)
  for line in io.lines(arguments[1]) do
    local cookie, tag = line:match("([^\t]*)\t(.*)")
    table.insert(polls, wrk.format("GET", "/v1/claims", { cookie = cookie, ["if-none-match"] = tag }))
  end
  pause, beginning = tonumber(arguments[2]), tonumber(arguments[3])
end

function delay()
  if begun == #polls then return pause end
  begun = begun + 1
  return begun / #polls * beginning
end

function request()
  next_poll = next_poll % #polls + 1
  return polls[next_poll]
end

function done(summary, latency)
  local times = {}
  for quantile = 1, quantiles do
    table.insert(times, string.format("%f", latency:percentile((quantile - 0.5) / quantiles * 100) / 1e3))
  end
  local errors = summary.errors
  print(string.format(
    '{"seconds":%f,"answers":%d,"bytes":%d,"refused":%d,"broken":%d,"times":[%s],"longest":%f}',
    summary.duration / 1e6, summary.requests, summary.bytes, errors.status,
    errors.connect + errors.read + errors.write, table.concat(times, ","), latency.max / 1e3
  ))
end
